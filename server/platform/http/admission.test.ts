import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { Overloaded } from "#server/platform/overloaded.server.ts";
import { createAdmission, TooManyAtOnce, type Visit } from "./admission.ts";

const HERE = new EventEmitter();
const LIMITS = { atOnce: 2, mostWaiting: 4, mostOfOne: 3, longestWaitMs: 60_000 };

/** Takes note of whose turn it is. */
function visitor(admission: ReturnType<typeof createAdmission>, order: string[]) {
  return (address: string, name = address): { visit: Visit; over: Promise<unknown> } => {
    const visit = admission.arrive(address);
    const over = visit.turn(HERE).then(
      () => order.push(name),
      (error: unknown) => error,
    );
    return { visit, over };
  };
}

test("so many are answered at once; the next gets its turn when one has left", async () => {
  const admission = createAdmission(LIMITS);
  const order: string[] = [];
  const enter = visitor(admission, order);
  const [a, b, c] = [enter("192.0.2.1"), enter("192.0.2.2"), enter("192.0.2.3")];
  await Promise.all([a.over, b.over]);
  expect(order).toEqual(["192.0.2.1", "192.0.2.2"]);
  expect([admission.working(), admission.waiting()]).toEqual([2, 1]);
  a.visit.leave();
  await c.over;
  expect(order.at(-1)).toBe("192.0.2.3");
  for (const { visit } of [a, b, c]) visit.leave();
  expect([admission.working(), admission.waiting()]).toEqual([0, 0]);
});

test("beyond the line the answer is no, at once", async () => {
  const admission = createAdmission(LIMITS);
  const enter = visitor(admission, []);
  for (let n = 0; n < 6; n++) enter(`192.0.2.${n}`);
  const late = enter("192.0.2.9");
  expect(await late.over).toBeInstanceOf(Overloaded);
  late.visit.leave();
  expect([admission.working(), admission.waiting()]).toEqual([2, 4]);
});

test("a network has its share, however many addresses of it ask", () => {
  const admission = createAdmission(LIMITS);
  const visits = [1, 2, 3].map((n) => admission.arrive(`2001:db8::${n}`));
  expect(() => admission.arrive("2001:db8::4")).toThrow(TooManyAtOnce);
  admission.arrive("2001:db8:0:1::4");
  visits[0]!.leave();
  admission.arrive("2001:db8::4");
});

test("networks take turns, whoever came first with many", async () => {
  const admission = createAdmission({ ...LIMITS, atOnce: 1 });
  const order: string[] = [];
  const enter = visitor(admission, order);
  const all = [
    enter("192.0.2.1", "first"),
    enter("192.0.2.1", "many 1"),
    enter("192.0.2.1", "many 2"),
    enter("192.0.2.2", "other"),
  ];
  for (const n of [0, 1, 3, 2]) {
    await all[n]!.over;
    all[n]!.visit.leave();
  }
  expect(order).toEqual(["first", "many 1", "other", "many 2"]);
});

test("who waits too long is told so, and who went away makes room", async () => {
  const admission = createAdmission({ ...LIMITS, atOnce: 1, longestWaitMs: 1 });
  const enter = visitor(admission, []);
  const working = enter("192.0.2.1");
  await working.over;
  expect(await enter("192.0.2.2").over).toBeInstanceOf(Overloaded);
  const leaving = new EventEmitter();
  const gone = admission.arrive("192.0.2.3").turn(leaving);
  leaving.emit("close");
  await expect(gone).rejects.toThrow(Overloaded);
  expect(admission.waiting()).toBe(0);
});
