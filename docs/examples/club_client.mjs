// A program that plays for a member of a club: any legal action, whenever it is his turn.
//
// Make a key on your page in the club (it needs `play`), then:
//
//     CLUB_KEY=lrk_... node club_client.mjs https://club.example.org [ACTIONS]
//
// It needs nothing but Node.js, and ends after so many actions, if a number is given.

const [address, wanted] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${process.env.CLUB_KEY}`, "Content-Type": "application/json" };
let left = wanted === undefined ? Infinity : Number(wanted);

async function ask(path, body) {
  const sent = body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(new URL(path, address), sent);
  if (answer.status === 409) return null; // the table has moved on: the next event tells
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// The games of the member: each at once, then each whenever it has changed.
async function* events() {
  const answer = await fetch(new URL("/api/club/events", address), { headers });
  if (!answer.ok) throw new Error(`events: ${answer.status} ${await answer.text()}`);
  let kept = "";
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (kept + part).split("\n");
    kept = lines.pop();
    for (const line of lines) if (line.startsWith("data:")) yield JSON.parse(line.slice(5));
  }
}

for await (const game of events()) {
  if (game.over || !game.mine.some((seat) => game.waits.includes(seat))) continue;
  const at = `/api/games/${game.id}`;
  const state = await ask(at);
  const actions = state.decision?.actions ?? [];
  if (actions.length === 0) continue; // it was played elsewhere in between
  const chosen = actions[Math.floor(Math.random() * actions.length)];
  const told = await ask(`${at}/actions`, { seq: state.seq, epoch: state.epoch, action: chosen.action });
  if (told === null) continue;
  console.log(`${state.turn_text}: ${chosen.text}`);
  left -= 1;
  if (left === 0) process.exit(0);
}
