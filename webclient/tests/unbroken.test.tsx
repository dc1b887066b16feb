import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { GameState, LogLine } from "../src/api";
import { Lately } from "../src/table/Lately";
import { Prompt } from "../src/table/Prompt";
import { UndoButtons } from "../src/table/Undo";
import { ReaderContext, speak } from "../src/words";

const reader = { say: speak("en"), language: "en" as const, setLanguage: () => undefined, theme: "light" as const, setTheme: () => undefined };
const drawn = (what: React.ReactNode) => renderToStaticMarkup(<ReaderContext value={reader}>{what}</ReaderContext>);

test("a number stays with its unit in what is asked, in what has happened and in what can be undone", () => {
  const decision = { mine: true, seats: ["union"], clause: "5.1", prompt: "Cairo: how does the force march? (5 MP left)", actions: [] };
  const undo = { possible: true, asks: false, order: "Lead 4 SP", began: "March", free: true, free_count: 2, activation_count: 2, free_from: 0, activation: 0 };
  const state = { seat: "union", over: false, seats: { union: "human" }, decision, undo } as unknown as GameState;
  const asked = drawn(<Prompt state={state} past={false} moving={null} together={null} skipping={false} names={{ union: "Union" }} open={false} tables={[]} onTable={() => undefined} />);
  expect(asked).toContain("(5\u00a0MP left)");
  const undone = drawn(<UndoButtons state={state} past={false} agrees={false} onUndo={() => undefined} />);
  expect(undone).toContain("Lead 4\u00a0SP");
  // What takes back more says how much, and with what it began to whoever points at it.
  expect(undone).toMatch(/title="[^"]*March"[^>]*>↶ The whole action \(2\u00a0steps\)</);
  const line = { n: 1, seq: 1, kind: "marched", text: "2 SP march", dice: [], undone: false } as unknown as LogLine;
  expect(drawn(<Lately line={line} onLog={() => undefined} />)).toContain("2\u00a0SP march");
});
