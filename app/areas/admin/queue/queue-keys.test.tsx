import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QueueKeys } from "./queue-keys.tsx";

const keysOf = (props: Parameters<typeof QueueKeys>[0]) => {
  const line = renderToStaticMarkup(<QueueKeys {...props} />).split("<dialog", 1)[0]!;
  return [...line.matchAll(/<kbd>([^<]*)</g)].map(([, key]) => key);
};

test("only keys that do something are told of, and the switch is always there", () => {
  const verdicts = ["approved", "adjust", "rejected"] as const;
  const always = ["n", "p", "↑", "↓", "?"];
  const sending = ["Ctrl", "Enter", "Esc", ...always];
  expect(keysOf({ verdicts, sends: true })).toEqual(["a", "j", "r", ...sending]);
  expect(keysOf({ verdicts: ["approved", "rejected"], sends: true })).toEqual(["a", "r", ...sending]);
  expect(keysOf({ verdicts: [], sends: false })).toEqual(always);
});
