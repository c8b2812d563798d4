import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { followLive, type Followed, type Surroundings } from "./follow-live.ts";

interface Data extends Followed {
  text: string;
}

/** A stream as the browser has it, told by the test what the server says. */
class Stream extends EventTarget {
  readyState = 1;
  close() {
    this.readyState = 2;
  }
  say(version: number) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ id: "cup", version }) }));
  }
  fail(refused: boolean) {
    this.readyState = refused ? 2 : 0;
    this.dispatchEvent(new Event("error"));
  }
}

let streams: Stream[];
let asked: string[];
let shown: Data[];
let answers: (address: string) => Promise<Response>;
let page: EventTarget & { hidden: boolean };
let stop: () => void;

const data = (version: number, follow = true, followFrom: number | null = null): Data => ({
  version,
  follow,
  followFrom,
  text: `v${version}`,
});
const json = async (body: unknown, status = 200) => Response.json(body, { status });
const versionIn = (address: string) => Number(address.split("=")[1]);

beforeEach(() => {
  vi.useFakeTimers();
  [streams, asked, shown] = [[], [], []];
  answers = (address) => json(data(versionIn(address)));
  page = Object.assign(new EventTarget(), { hidden: false });
  start(data(3));
});

function start(loaded: Data): void {
  const around: Surroundings = {
    openStream: () => {
      streams.push(new Stream());
      return streams.at(-1) as unknown as EventSource;
    },
    load: (address) => {
      asked.push(address);
      return answers(address);
    },
    page,
    random: () => 0,
  };
  stop = followLive<Data>(
    {
      topic: "cup",
      fragment: (version) => `/parte?v=${version}`,
      shown: loaded,
      show: (one) => shown.push(one),
    },
    around,
  );
}

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
function hide(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("the version that the page shows is not fetched, a newer one is", async () => {
  streams[0]!.say(3);
  await settled();
  expect(asked).toEqual([]);
  streams[0]!.say(4);
  await settled();
  expect(asked).toEqual(["/parte?v=4"]);
  expect(shown).toEqual([data(4)]);
});

test("a change that leaves the number is fetched, too: a name may have been withdrawn", async () => {
  streams[0]!.say(3);
  streams[0]!.say(3);
  await settled();
  expect(asked).toEqual(["/parte?v=3"]);
});

test("versions that come while one is fetched lead to one more fetch, of the newest", async () => {
  const first = Promise.withResolvers<Response>();
  answers = () => first.promise;
  streams[0]!.say(4);
  await settled();
  streams[0]!.say(5);
  streams[0]!.say(6);
  await settled();
  answers = (address) => json(data(versionIn(address)));
  first.resolve(await json(data(4)));
  await settled();
  expect(asked).toEqual(["/parte?v=4", "/parte?v=6"]);
});

test("an older answer never replaces a newer one", async () => {
  streams[0]!.say(5);
  await settled();
  answers = () => json(data(4));
  streams[0]!.say(6);
  await settled();
  expect(shown).toEqual([data(5)]);
});

test("a hidden page closes its stream, and a page that is seen again fetches what it missed", async () => {
  hide(true);
  expect(streams.map(({ readyState }) => readyState)).toEqual([2]);
  hide(false);
  expect(streams).toHaveLength(2);
  streams[1]!.say(3);
  await settled();
  expect(asked).toEqual(["/parte?v=3"]);
});

test("after a lost connection the next version is fetched, also if it is the same", async () => {
  streams[0]!.fail(false);
  expect(streams).toHaveLength(1);
  streams[0]!.readyState = 1;
  streams[0]!.say(3);
  await settled();
  expect(asked).toEqual(["/parte?v=3"]);
});

test("a page whose stream is refused asks now and then, and tries the stream again", async () => {
  streams[0]!.fail(true);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual(["/parte?v=3"]);
  expect(streams).toHaveLength(2);
});

test("a fetch that fails is tried again, and a page that is gone stops", async () => {
  answers = () => Promise.reject(new Error("offline"));
  streams[0]!.say(4);
  await settled();
  answers = () => json({ error: "not_found" }, 404);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveLength(2);
  expect(streams[0]!.readyState).toBe(2);
});

test("a match that is over closes its stream", async () => {
  answers = () => json(data(4, false));
  streams[0]!.say(4);
  await settled();
  expect(shown).toEqual([data(4, false)]);
  expect(streams[0]!.readyState).toBe(2);
});

describe("a page that is opened before there is something to follow", () => {
  const HOUR = 3_600_000;
  let begins: number;

  /** The match is followed in five hours. */
  function openEarly(hidden = false): void {
    stop();
    streams = [];
    page.hidden = hidden;
    begins = Date.now() + 5 * HOUR;
    start(data(3, false, begins));
  }

  test("follows when its time comes, and fetches what changed meanwhile whatever its number", async () => {
    openEarly();
    await vi.advanceTimersByTimeAsync(5 * HOUR - 1);
    expect(streams).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(streams).toHaveLength(1);
    streams[0]!.say(3);
    await settled();
    expect(asked).toEqual(["/parte?v=3"]);
    expect(shown).toEqual([data(3)]);
  });

  test("in a hidden tab follows when the tab is seen", async () => {
    openEarly(true);
    await vi.advanceTimersByTimeAsync(6 * HOUR);
    expect(streams).toEqual([]);
    hide(false);
    expect(streams).toHaveLength(1);
  });

  test("on a device that slept follows when the page is seen again, and not before its time", () => {
    openEarly();
    hide(true);
    vi.setSystemTime(begins - 1);
    hide(false);
    expect(streams).toEqual([]);
    hide(true);
    vi.setSystemTime(begins);
    hide(false);
    expect(streams).toHaveLength(1);
  });

  test("waits again when it is told that it is too early, also when the tab is seen again", async () => {
    openEarly();
    answers = () => json(data(3, false, begins));
    await vi.advanceTimersByTimeAsync(5 * HOUR);
    streams[0]!.say(3);
    await settled();
    expect(streams[0]!.readyState).toBe(2);
    hide(true);
    hide(false);
    expect(streams).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(streams).toHaveLength(2);
  });

  test("waits for the next match when one is over", async () => {
    answers = () => json(data(4, false, Date.now() + 2 * HOUR));
    streams[0]!.say(4);
    await settled();
    expect(streams[0]!.readyState).toBe(2);
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(streams).toHaveLength(2);
  });

  test("waits for months, and leaves no timer behind", async () => {
    openEarly();
    stop();
    start(data(3, false, Date.now() + 100 * 24 * HOUR));
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(streams).toEqual([]);
    expect(vi.getTimerCount()).toBe(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("and never will be opens no stream", async () => {
    stop();
    streams = [];
    start(data(3, false));
    hide(true);
    hide(false);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(streams).toEqual([]);
  });
});
