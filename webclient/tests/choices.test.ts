import { describe, expect, test } from "vitest";
import type { Choice, GameState } from "../src/api";
import { beginning, byCard, byPlace, byStack, closed, closes, filtered, foremostFirst, found, grouped, inSlip, isFolded, isStacked, mustPass, nextSeat, onlyPass, standing, typedAction } from "../src/table/choices";

const choice = (action: string, text: string, places: string[] = [], cards: number[] = []): Choice => ({
  action,
  text,
  places,
  cards,
});

describe("orders in rows", () => {
  const rows = (texts: string[]) => grouped(texts.map((text) => choice(text, text))).map(({ heading, lines }) => [heading, lines.map((line) => line.text)]);
  test("what begins alike stands in one row beneath its heading", () => {
    expect(rows(["Grant: attack", "Grant: stay", "Buell: attack", "Stop"])).toEqual([
      ["Grant", ["attack", "stay"]],
      [null, ["Buell: attack"]],
      [null, ["Stop"]],
    ]);
  });
  test("long texts keep their own rows, and so does what is not next to its like", () => {
    const long = "Grant: move with all his corps to Pittsburg Landing";
    expect(rows([long, "Grant: stay"])).toEqual([[null, [long]], [null, ["Grant: stay"]]]);
    expect(rows(["Grant: stay", "Stop", "Grant: go"])).toEqual([[null, ["Grant: stay"]], [null, ["Stop"]], [null, ["Grant: go"]]]);
  });
  test("a text that ends with its colon is not a heading", () => expect(rows(["Choose: ", "Choose: "])).toEqual([[null, ["Choose: "]], [null, ["Choose: "]]]));
});

describe("orders in a long list", () => {
  const order = (action: string, text: string, places: string[], pieces: string[]): Choice => ({ action, text, places, cards: [], pieces });
  const told = (choices: Choice[], stacked = false) =>
    grouped(choices, stacked, true).map(({ heading, place, lines }) => [heading, place, lines.map(({ text, where }) => (where === null ? text : `${text} @${where}`))]);
  test("stand beneath who goes, and from where, if he can go to many places", () => {
    const go = (to: string) => order(`rail hood ${to}`, `Hood: by rail to ${to}`, ["1720", to], ["hood"]);
    const send = order("send hood 1820", "Hood: strategic orders to 1820", ["1720", "1820"], ["hood"]);
    const lone = order("rail ewell 0914", "Ewell: by rail to 0914", ["1720", "0914"], ["ewell"]);
    expect(told([go("0914"), go("1220"), send, lone], true)).toEqual([
      [null, "1720", ["Ewell: by rail to 0914"]],
      ["Hood", "1720", ["by rail to 0914", "by rail to 1220", "strategic orders to 1820"]],
    ]);
    expect(told([go("0914"), go("1220"), go("1315")], true)).toEqual([["Hood: by rail to …", "1720", ["0914", "1220", "1315"]]]);
  });
  test("stand beneath who attacks out of the place where he stands, too", () => {
    const go = (to: string) => order(`march hood ${to}`, `Hood: to ${to}`, ["1410", to], ["hood"]);
    const near = order("march hood 1311 1410", "Hood: attack 1311 from 1410", ["1410", "1311"], ["hood"]);
    const stranger = order("march ewell 1311 1410", "Ewell: attack 1311 from 1410", ["1410", "1311"], ["ewell"]);
    expect(told([go("1409"), go("1411"), near, stranger], true)).toEqual([
      ["Hood", "1410", ["to 1409", "to 1411", "attack 1311 from 1410"]],
      [null, null, ["Ewell: attack 1311 from 1410"]],
    ]);
  });
  test("stand beneath what is done with one thing; where two pieces stand is told of both", () => {
    const swap = (other: string, at: string) => order(`exchange foix ${other}`, `Exchange Foix and ${other}`, ["1510", at], ["foix", other]);
    const done = order("done", "Done", [], []);
    expect(told([swap("Noailles", "0512"), swap("Auxerrois", "1723"), swap("Walsh", "1821"), done])).toEqual([
      ["Exchange Foix and …", "1510", ["Noailles @0512", "Auxerrois @1723", "Walsh @1821"]],
      [null, null, ["Done"]],
    ]);
  });
  test("are told as ever where the list is short, or their texts have nothing in common", () => {
    const raise = ["Annapolis", "York", "Cairo"].map((where) => order(`raise foix ${where}`, `Raise Foix in ${where}`, [where], ["foix"]));
    expect(grouped(raise).map(({ heading }) => heading)).toEqual([null, null, null]);
    expect(beginning(["Stay", "Stop"])).toBeNull();
    expect(beginning(["Raise Foix in", "Raise Foix in York"])).toBe("Raise Foix ");
    expect(beginning(["Raise Foix in York", "Raise Foix in Yorktown"])).toBe("Raise Foix in ");
  });
  test("are not cut before a name that all share, whatever follows it", () => {
    const dares = ["este", "oeste"].map((card) => `Marchar con G. W. Smith, que se atreve por la carta ${card}`);
    expect(beginning(["Marchar con G. W. Smith", ...dares])).toBeNull();
    expect(beginning(dares)).toBe("Marchar con G. W. Smith, que se atreve por la carta ");
  });
});

describe("orders that a title tells by kind", () => {
  const kinds = { dig: "Entrench", sail: "By ship", steam: "By ship" };
  const towns = ["Cairo", "York", "Rome"];
  const few = [choice("dig a", "Entrench in Cairo"), choice("sail a", "Sail from Cairo"), choice("go a", "March"), choice("dig b", "Entrench in York"), choice("done", "End")];
  const told = [
    ...["Cairo", "York", "Rome", "Bath", "Troy", "Lima"].map((town) => choice(`dig ${town}`, `Entrench in ${town}`)),
    ...towns.map((town) => choice(`sail ${town}`, `Sail from ${town}`)),
    choice("go a", "March"),
    ...towns.map((town) => choice(`steam ${town}`, `Steam from ${town}`)),
    choice("done", "End"),
  ];
  test("stand together beneath its name, behind the others and before what closes the list", () => {
    const groups = grouped(told, false, true, kinds);
    expect(groups.map(({ heading, lines }) => [heading, lines.map(({ text }) => text)])).toEqual([
      [null, ["March"]],
      ["Entrench", ["Cairo", "York", "Rome", "Bath", "Troy", "Lima"]],
      ["By ship", [...towns.map((town) => `Sail from ${town}`), ...towns.map((town) => `Steam from ${town}`)]],
      [null, ["End"]],
    ]);
    expect(groups.map((group) => isFolded(group, told.length))).toEqual([false, true, true, false]);
    expect(closed(groups)[1]?.choice.action).toBe("done");
  });
  test("stand in rows where they are few, as a lesson or a word leaves them", () => expect(grouped(few, false, true, kinds).some((group) => isFolded(group, few.length))).toBe(false));
  test("are told like all others where the title says nothing of them", () => expect(grouped(told, false, true).every((group) => !isFolded(group, told.length))).toBe(true));
});

describe("what closes a list", () => {
  const groups = (...actions: string[]) => grouped(actions.map((action) => choice(action, action)));
  test.each(["done", "pass", "stop", "halt"])("%s stands by itself beneath it", (end) => {
    const [open, closing] = closed(groups("move foix", "move gatinois", end));
    expect(open).toHaveLength(2);
    expect(closing?.choice.action).toBe(end);
  });
  test("is a row like others where there is nothing else, or it closes nothing", () => {
    expect(closed(groups("pass"))[1]).toBeNull();
    expect(closed(groups("stand", "ride-off"))).toEqual([groups("stand", "ride-off"), null]);
  });
});

test("what is far is found by every word of its name, and only if it is looked for", () => {
  const far = ["harpers-ferry", "fort-monroe"].map((place) => ({ place, actions: [], places: [], note: "" }));
  const naming = (place: string) => (place === "harpers-ferry" ? "Harper’s Ferry" : "Fort Monroe");
  expect(found(far, "", naming)).toEqual([]);
  expect(found(far, "ferry harper", naming)).toEqual([far[0]]);
  expect(found(far, "f", naming)).toEqual(far);
});

describe("filtering", () => {
  const list = [choice("go richmond", "Go to Richmond"), choice("go petersburg", "Andare a Petersburg, già presa")];
  test("every typed word must be there, in any order", () => {
    expect(filtered(list, "richmond go")).toEqual([list[0]]);
    expect(filtered(list, "richmond stop")).toEqual([]);
  });
  test("accents and case do not matter", () => expect(filtered(list, "GIA")).toEqual([list[1]]));
  test("nothing typed leaves everything", () => expect(filtered(list, "  ")).toEqual(list));
});

describe("places", () => {
  test("the last place that an action names stands for it", () => {
    const send = choice("send polk nashville", "", ["memphis", "nashville"]);
    expect([...byPlace([send]).keys()]).toEqual(["nashville"]);
  });
  test("several choices at one place are kept together, in their order", () => {
    const two = [choice("go paducah north-route", "", ["paducah"]), choice("go paducah south-route", "", ["paducah"])];
    expect(byPlace(two).get("paducah")).toEqual(two);
  });
});

test("choices are found by their card", () => {
  const list = [choice("play 57 event", "", [], [57]), choice("discard 57", "", [], [57]), choice("pass", "")];
  expect(byCard(list).get(57)).toHaveLength(2);
});

test("only what reads like an action is asked about", () => {
  expect(typedAction(" Go  Richmond ")).toBe("go richmond");
  expect(typedAction("go richmond!")).toBeNull();
  expect(typedAction("")).toBeNull();
});

describe("whose turn", () => {
  const state = (seat: string, seats: string[], actions: Choice[]): GameState =>
    ({ seat, decision: { seats, mine: seats.includes(seat), actions }, undo: { free: false, asked_by: null }, seats: {} }) as unknown as GameState;
  test("the page passes only where passing is all there is", () => {
    expect(mustPass(state("union", ["union"], [choice("pass", "Pass")]))).toBe(true);
    expect(mustPass(state("union", ["union"], [choice("pass", ""), choice("interrupt 7", "")]))).toBe(false);
    expect(mustPass(state("union", ["union"], [choice("defer", "Let the Union begin")]))).toBe(true);
    expect(onlyPass(state("union", ["union"], [choice("defer", "")]))).toBe("defer");
    expect(mustPass(state("union", ["union"], [choice("lose-step foix", "")]))).toBe(false);
    expect(mustPass(state("union", ["confederate"], [choice("pass", "")]))).toBe(false);
  });
  test("what can only be ended ends by itself", () => {
    for (const end of ["done", "halt", "stop", "stay"]) {
      expect(onlyPass(state("union", ["union"], [choice(end, "")]))).toBe(end);
      expect(onlyPass(state("union", ["union"], [choice("fire a b", ""), choice(end, "")]))).toBeNull();
    }
    expect(onlyPass(state("union", ["union"], [choice("lead grant", "")]))).toBeNull();
  });
  test("what the reader has just done he ends himself, as long as he can take it back: and says so once", () => {
    const undo = { free: true } as GameState["undo"];
    const done = { ...state("union", ["union"], [choice("done", "")]), undo };
    expect(onlyPass(done)).toBeNull();
    expect(onlyPass(done, true)).toBe("done");
    expect(mustPass(done, true)).toBe(true);
    expect(onlyPass({ ...done, ...state("union", ["union"], [choice("halt", "")]), undo })).toBe("halt");
    expect(["done", "stop", "halt", "pass", "fire a b"].filter(closes)).toEqual(["done", "stop", "halt", "pass"]);
  });
  test("a single answer that is not a decision is given by itself, once nothing can be taken back", () => {
    const only = state("union", ["union"], [choice("deploy us-inf-01 union-centre", "")]);
    const forced = { ...only, decision: { ...only.decision, forced: true } } as GameState;
    expect([onlyPass(only), mustPass(forced)]).toEqual([null, true]);
    expect(onlyPass(forced)).toBe("deploy us-inf-01 union-centre");
    expect(onlyPass({ ...forced, undo: { free: true } as GameState["undo"] })).toBeNull();
    expect(onlyPass({ ...forced, undo: { free: true } as GameState["undo"] }, true)).toBe("deploy us-inf-01 union-centre");
  });
  test("the table goes to the other seat of this screen only when it must choose", () => {
    const both = ["union", "confederate"];
    expect(nextSeat(state("union", ["confederate"], []), both)).toBe("confederate");
    expect(nextSeat(state("union", both, []), both)).toBeNull();
    expect(nextSeat(state("union", ["confederate"], []), ["union"])).toBeNull();
  });
  test("or when it must consent to an undo, and stays there until it has", () => {
    const both = ["union", "confederate"];
    const asked = (seat: string) => ({ ...state(seat, ["union"], []), undo: { asked_by: "union" } as GameState["undo"] });
    expect(nextSeat(asked("union"), both)).toBe("confederate");
    expect(nextSeat(asked("confederate"), both)).toBeNull();
    expect(nextSeat(asked("union"), both, true)).toBeNull();
    expect(nextSeat({ ...asked("union"), seats: { confederate: { kind: "human" } } as unknown as GameState["seats"] }, ["union"])).toBeNull();
  });
});

describe("pieces and where they stand", () => {
  const move = (unit: string, place: string): Choice => ({ action: `move ${unit}`, text: `Move ${unit}`, brief: unit, places: [place], cards: [], pieces: [unit] });
  const units = Array.from({ length: 12 }, (_, n) => move(`u${n}`, n % 2 === 0 ? "1410" : "903"));
  const done = choice("done", "Done");

  test("a place that the words name need not be told again", () => {
    expect(standing(move("foix", "1206"))).toBe("1206");
    expect(standing({ ...move("foix", "1206"), action: "send foix 1206" })).toBeNull();
    expect(standing(choice("go 1206", "Go to 1206", ["1206"]))).toBeNull();
  });
  test("a line of its own tells the place; beneath the place only what is left to say", () => {
    expect(grouped([units[0] as Choice])[0]).toMatchObject({ place: null, lines: [{ text: "Move u0", where: "1410" }] });
    const [first, second, last] = grouped([...units, done], isStacked([...units, done]));
    expect(first).toMatchObject({ place: "903", heading: null });
    expect(first?.lines.map((line) => line.text)).toEqual(["u1", "u3", "u5", "u7", "u9", "u11"]);
    expect(second?.place).toBe("1410");
    expect(last).toMatchObject({ place: null, lines: [{ text: "Done", where: null }] });
  });
  test("few pieces are told in their order", () => expect(isStacked(units.slice(1))).toBe(false));
  test("a place is found by its name", () => {
    const named = (place: string) => (place === "903" ? "Spring Hill" : place);
    expect(filtered(units, "spring u3", named)).toEqual([units[3]]);
  });
});

describe("a long list", () => {
  const goes = Array.from({ length: 40 }, (_, n) => choice(`go ${n}`, `To ${n}`));
  const rides = Array.from({ length: 40 }, (_, n) => choice(`ride ${n}`, `Ride to ${n}`));
  const all = [...goes, ...rides, choice("attack 12", "Attack 12"), choice("dig", "Dig"), choice("halt", "Halt")];
  const actions = (list: readonly Choice[]) => list.map(({ action }) => action);
  test("tells first what does more than go somewhere, and what closes it last", () => {
    const told = actions(foremostFirst(all, ["attack", "dig"]));
    expect([told.slice(0, 3), told.at(-1), told.length]).toEqual([["attack 12", "dig", "go 0"], "halt", all.length]);
    expect(foremostFirst(all, [])).toBe(all);
    const onto = choice("march hood 1311", "Hood: attack 1311", ["1410", "1311"]);
    const from = choice("march hood 1409", "Hood: to 1409", ["1311", "1409"]);
    expect(actions(foremostFirst([from, ...goes, onto], [], ["1311"])).slice(0, 2)).toEqual(["march hood 1311", "march hood 1409"]);
    const scouts = [...goes.slice(0, 6), choice("scout 1", "Scout 1"), choice("scout 2", "Scout 2"), choice("raid", "Raid"), choice("done", "Done")];
    expect(actions(foremostFirst(scouts, ["scout", "raid"])).slice(0, 4)).toEqual(["raid", "scout 1", "scout 2", "go 0"]); // more than a phone shows
    expect(actions(foremostFirst(all.slice(78), ["attack"]))).toEqual(["ride 38", "ride 39", "attack 12", "dig", "halt"]); // read at a glance
  });
  test("that nobody reads is folded beneath its headings", () => {
    const group = (count: number, heading: string | null) => ({ heading, place: null, lines: goes.slice(0, count).map((one) => ({ choice: one, text: one.text, where: null })) });
    expect(isFolded(group(8, "Exchange Lee and …"), 1303)).toBe(true);
    expect(isFolded(group(8, "Exchange Lee and …"), 120)).toBe(false);
    expect([isFolded(group(8, null), 1303), isFolded(group(2, "Lee"), 1303)]).toEqual([false, false]);
  });
});

describe("a slip about a place", () => {
  const march = (piece: string, from: string, to: string): Choice => ({ ...choice(`march ${piece} ${to}`, `${piece}: to ${to}`, [from, to]), pieces: [piece] });
  const leaves = march("hood", "1410", "1311");
  const comes = march("ewell", "1311", "1410");
  const rests = { ...choice("rest hood", "Hood rests", ["1410"]), pieces: ["hood"] };
  const said = (groups: ReturnType<typeof inSlip>["here"]) => groups.flatMap(({ lines }) => lines.map(({ choice: { action } }) => action));
  test("tells what those can do who stand there before what leads there", () => {
    expect([...byStack([comes, rests, leaves, choice("done", "Done")])]).toEqual([["1311", [comes]], ["1410", [leaves]]]);
    const told = inSlip([comes, rests, leaves], "1410");
    expect([said(told.here), said(told.elsewhere)]).toEqual([["rest hood", "march hood 1311"], ["march ewell 1410"]]);
  });
  test("gathers beneath each piece what so many can do", () => {
    const many = Array.from({ length: 14 }, (_, n) => march("Longstreet", "1410", `${n}`)).map((one) => ({ ...one, action: `march longstreet ${one.places[1]}` }));
    const attack = { ...march("Longstreet", "1410", "1311"), action: "send longstreet 1311 1310", text: "Longstreet: attack 1311" };
    const told = inSlip([attack, rests, ...many.slice(1)].map((one) => (one === rests ? one : { ...one, pieces: ["longstreet"] })), "1410").here;
    expect(told.map(({ heading, lines }) => [heading, lines.length, lines[0]?.text])).toEqual([["Longstreet", 14, "attack 1311"], [null, 1, "Hood rests"]]);
    expect(inSlip(many.slice(0, 12), "1410").here).toHaveLength(12);
  });
});
