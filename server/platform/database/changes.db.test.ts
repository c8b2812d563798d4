import { once } from "node:events";
import { connect as connectTo, createServer, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { connection } from "#server/platform/testing/own-database.ts";
import { type ChangeListener, listenForChanges } from "./changes.ts";
import { client, inTransaction, outsideTransaction } from "./database.ts";

type Notice = [kind: string, ids: readonly string[] | "all"];

let heard: Notice[];
let states: boolean[];
let listening: ReturnType<typeof listenForChanges>;
const listener: ChangeListener = {
  changed: (kind, ids) => heard.push([kind, ids]),
  setListening: (value) => states.push(value),
};

beforeEach(async () => {
  await client().query("delete from athletes");
  heard = [];
  states = [];
  listening = listenForChanges(connection, listener);
  await listening.ready;
});

afterEach(() => listening.stop());

const insert = async (count: number): Promise<string[]> => {
  const { rows } = await client().query(
    `insert into athletes (subdomain, name, birthdate, visibility)
     select 'a-' || uuidv7(), 'Ana', '1999-01-01', 'public' from generate_series(1, $1) returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
};

/** Who has no position stands in the lists of all positions only. */
const LISTS: Notice = ["athlete-list", ["-"]];

/** Notices arrive in the order of the commits: once this one is here, all before it are. */
const MARK = "00000000-0000-7000-8000-000000000000";
async function heardSoFar(): Promise<Notice[]> {
  await client().query("select pg_notify('change', $1)", [`mark:${MARK}`]);
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(["mark", [MARK]]));
  const before = heard.slice(0, -1);
  heard.length = 0;
  return before;
}

describe("a change", () => {
  test("names the rows it touched: written, changed and taken away", async () => {
    const [id] = await insert(1);
    expect(await heardSoFar()).toEqual([["athlete", [id]], LISTS]);
    await client().query("update athletes set about = 'Joga de cabeça erguida' where id = $1", [id]);
    expect(await heardSoFar()).toEqual([["athlete", [id]]]);
    await client().query("delete from athletes where id = $1", [id]);
    expect(await heardSoFar()).toContainEqual(["athlete", [id]]);
  });

  test("of what belongs to an athlete names the athlete", async () => {
    const [id] = await insert(1);
    await heardSoFar();
    for (const table of ["athlete_seasons (athlete_id)", "athlete_social (athlete_id)"]) {
      await client().query(`insert into ${table} values ($1)`, [id]);
      expect(await heardSoFar()).toEqual([["athlete", [id]]]);
    }
    await client().query(
      "insert into media (owner_type, owner_id, kind) values ('athlete', $1, 'photo'), ('athlete', $1, 'video')",
      [id],
    );
    expect(await heardSoFar()).toEqual([["athlete", [id]]]);
  });

  test.each(["club", "sponsor", "event"])("of a picture of a %s names its owner", async (owner) => {
    const [id] = await insert(1);
    await heardSoFar();
    await client().query("insert into media (owner_type, owner_id, kind) values ($1, $2, 'photo')", [
      owner,
      id,
    ]);
    expect(await heardSoFar()).toEqual([[owner, [id]]]);
  });

  test("of up to forty rows names them all, of more says that there are too many", async () => {
    const forty = await insert(40);
    expect(await heardSoFar()).toEqual([["athlete", expect.arrayContaining(forty)], LISTS]);
    await insert(41);
    expect(await heardSoFar()).toEqual([["athlete", "all"], LISTS]);
  });

  test("that touches nothing says nothing", async () => {
    await client().query("update athletes set name = 'Bia' where subdomain = 'nobody'");
    expect(await heardSoFar()).toEqual([]);
  });

  test("is heard only once it is kept", async () => {
    const id = await inTransaction(async () => {
      const [inserted] = await insert(1);
      expect(await outsideTransaction(heardSoFar)).toEqual([]);
      return inserted;
    });
    expect(await heardSoFar()).toEqual([["athlete", [id]], LISTS]);
  });

  test("that is undone is never heard", async () => {
    const work = inTransaction(async () => {
      await insert(1);
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await heardSoFar()).toEqual([]);
  });
});

test("every table that a public page is made from is watched", async () => {
  const { rows } = await client().query(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and 3 = (select count(*) from pg_trigger where tgrelid = pg_class.oid and tgname in ('notify_insert', 'notify_update', 'notify_delete'))`,
  );
  const watched = rows.map(({ relname }) => relname);
  const shown = ["athletes", "clubs", "events", "championships", "sponsors", "subscription_plans", "media"];
  const parts = ["athlete_seasons", "athlete_social", "athlete_history", "athlete_achievements"];
  expect(watched).toEqual(
    expect.arrayContaining([
      ...shown,
      ...parts,
      "club_matches",
      "club_point_adjustments",
      "club_social",
      "club_testimonials",
      "club_achievements",
      "club_athletes",
    ]),
  );
});

test("a listener that was cut off says so, and hears again afterwards", async () => {
  expect(states).toEqual([true]);
  await client().query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'changes'",
  );
  await vi.waitFor(() => expect(states).toEqual([true, false, true]), { timeout: 10_000 });
  const [id] = await insert(1);
  expect(await heardSoFar()).toEqual([["athlete", [id]], LISTS]);
});

test("a listener that was stopped hears nothing more", async () => {
  await listening.stop();
  expect(states).toEqual([true, false]);
  await insert(1);
  expect(heard).toEqual([]);
});

describe("a connection that dies silently", () => {
  const NEVER_MS = 3_600_000;
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  beforeEach(async () => {
    await listening.stop();
    proxy = await startProxy();
    states = [];
  });
  afterEach(() => proxy.close());

  async function listenThroughProxy(everyMs: number, answerWithinMs: number): Promise<void> {
    listening = listenForChanges(proxy.connection, listener, { everyMs, answerWithinMs });
    await listening.ready;
  }

  test("is noticed, so that nothing is trusted any more, and another one hears again", async () => {
    await listenThroughProxy(20, 1000);
    proxy.forget();
    await vi.waitFor(() => expect(states.slice(0, 3)).toEqual([true, false, true]), { timeout: 20_000 });
    // What was said while nobody listened is lost, so that it is said until it is heard.
    await vi.waitFor(
      async () => {
        await client().query("select pg_notify('change', $1)", [`mark:${MARK}`]);
        expect(heard).toContainEqual(["mark", [MARK]]);
      },
      { timeout: 20_000 },
    );
  });

  test.each([
    ["between two pings", NEVER_MS],
    ["while a ping waits for its answer", 20],
  ])("does not hold up the end: %s", async (_when, everyMs) => {
    await listenThroughProxy(everyMs, NEVER_MS);
    proxy.forget();
    if (everyMs < NEVER_MS)
      await vi.waitFor(() => expect(proxy.swallowed()).toBeGreaterThan(0), { timeout: 20_000 });
    await listening.stop();
    expect(states).toEqual([true, false]);
  });
});

/** Stands between us and PostgreSQL as a firewall does: a connection that it has forgotten stays open on both sides. */
async function startProxy() {
  const pairs: (readonly [near: Socket, far: Socket])[] = [];
  let swallowed = 0;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connectTo({
      path: `${connection.host}/.s.PGSQL.${connection.port ?? 5432}`,
      allowHalfOpen: true,
    });
    pairs.push([near, far]);
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    connection: { ...connection, host: "127.0.0.1", port: (server.address() as AddressInfo).port },
    /** Whoever connects from now on is let through. */
    forget() {
      for (const [near, far] of pairs) {
        near
          .unpipe(far)
          .on("data", ({ length }: Buffer) => (swallowed += length))
          .resume();
        far.unpipe(near).resume();
      }
    },
    /** Bytes of ours that went nowhere. */
    swallowed: () => swallowed,
    async close() {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
