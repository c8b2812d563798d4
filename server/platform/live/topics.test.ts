import { beforeEach, expect, test, vi } from "vitest";
import { createTopics, type TopicState, type Viewer } from "./topics.ts";

let states: Map<string, TopicState>;
let reads: string[];
let topics: ReturnType<typeof createTopics>;

beforeEach(() => {
  states = new Map([["cup", { version: 1, sources: ["competition:cup", "event:day"] }]]);
  reads = [];
  topics = createTopics(async (id) => {
    reads.push(id);
    return states.get(id) ?? null;
  });
});

/** All that was said to one viewer. */
function aViewer(): Viewer & { heard: (number | "end")[] } {
  const heard: (number | "end")[] = [];
  return { heard, send: (version) => heard.push(version), end: () => heard.push("end") };
}
const until = (isThere: () => void) => vi.waitFor(isThere, { timeout: 5000, interval: 5 });

const setVersion = (version: number) => states.set("cup", { ...states.get("cup")!, version });

test("many who join hear the version now, from one read", async () => {
  const viewers = Array.from({ length: 50 }, aViewer);
  for (const viewer of viewers) topics.join("cup", viewer);
  await until(() => expect(viewers.at(-1)!.heard).toEqual([1]));
  const late = aViewer();
  topics.join("cup", late);
  expect(late.heard).toEqual([1]);
  expect(reads).toEqual(["cup"]);
});

test("a change is read once and told to all, and announcements that come together are one", async () => {
  const [one, other] = [aViewer(), aViewer()];
  topics.join("cup", one);
  topics.join("cup", other);
  await until(() => expect(other.heard).toEqual([1]));
  setVersion(2);
  topics.changes.changed("competition", ["cup"]);
  topics.changes.changed("event", "all");
  await until(() => expect(other.heard).toEqual([1, 2]));
  expect(one.heard).toEqual([1, 2]);
  expect(reads).toHaveLength(2);
});

test("what changed elsewhere is not told", async () => {
  const viewer = aViewer();
  topics.join("cup", viewer);
  await until(() => expect(viewer.heard).toEqual([1]));
  topics.changes.changed("competition", ["other"]);
  topics.changes.changed("athlete", "all");
  topics.changes.changed("competition", ["cup"]);
  await until(() => expect(viewer.heard).toEqual([1, 1]));
  expect(reads).toHaveLength(2);
});

test("after the connection was lost and came back everybody is told, and at the first start nobody", async () => {
  topics.changes.setListening(true);
  const viewer = aViewer();
  topics.join("cup", viewer);
  await until(() => expect(viewer.heard).toEqual([1]));
  topics.changes.setListening(false);
  setVersion(7);
  topics.changes.setListening(true);
  await until(() => expect(viewer.heard).toEqual([1, 7]));
});

test("a change in the middle of the first read is read again", async () => {
  const gate = Promise.withResolvers<void>();
  const slow = createTopics(async (id) => {
    const state = states.get(id)!;
    if (reads.push(id) === 1) await gate.promise;
    return state;
  });
  const viewer = aViewer();
  slow.join("cup", viewer);
  setVersion(2);
  slow.changes.changed("competition", ["cup"]);
  gate.resolve();
  await until(() => expect(viewer.heard).toEqual([1, 2]));
});

test("what is not public ends, at once or when it is hidden", async () => {
  const stranger = aViewer();
  topics.join("private", stranger);
  await until(() => expect(stranger.heard).toEqual(["end"]));
  const viewer = aViewer();
  topics.join("cup", viewer);
  await until(() => expect(viewer.heard).toEqual([1]));
  states.delete("cup");
  topics.changes.changed("event", ["day"]);
  await until(() => expect(viewer.heard).toEqual([1, "end"]));
  expect(topics.size()).toBe(0);
});

test("nothing is left when the last has gone, also before the first read ended", async () => {
  const leave = topics.join("cup", aViewer());
  const leaveToo = topics.join("cup", aViewer());
  leave();
  expect(topics.size()).toBe(1);
  leaveToo();
  expect(topics.size()).toBe(0);
  topics.changes.changed("competition", ["cup"]);
  const viewer = aViewer();
  topics.join("cup", viewer);
  await until(() => expect(viewer.heard).toEqual([1]));
});
