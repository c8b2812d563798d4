import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { err, ok } from "#domain/result.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import {
  client,
  connect,
  db,
  disconnect,
  insideTransaction,
  inTransaction,
  outsideTransaction,
  warmUp,
} from "./database.ts";
import { sql } from "./orm.ts";

let pool: pg.Pool;

beforeEach(async () => {
  await disconnect();
  pool = connect(connection, 2);
  await pool.query("create table notes (text text not null)");
});

afterEach(async () => {
  await pool.query("drop table notes");
});

const write = (text: string) => client().query("insert into notes values ($1)", [text]);
const notes = async () =>
  (await client().query("select text from notes order by text")).rows.map(({ text }) => text);

describe("a transaction", () => {
  test("keeps all that its work wrote, and hands on what it returned", async () => {
    const value = await inTransaction(async () => {
      await write("one");
      await db().execute(sql`insert into notes values ('two')`);
      return "done";
    });
    expect(value).toBe("done");
    expect(await notes()).toEqual(["one", "two"]);
  });

  test("keeps nothing when its work throws, and throws the same", async () => {
    const reason = new Error("changed my mind");
    const work = inTransaction(async () => {
      await write("one");
      throw reason;
    });
    await expect(work).rejects.toBe(reason);
    expect(await notes()).toEqual([]);
  });

  test("shows its own rows inside, through both doors, and to nobody else before it ends", async () => {
    await inTransaction(async () => {
      await write("one");
      expect(await notes()).toEqual(["one"]);
      expect((await db().execute(sql`select text from notes`)).rows).toEqual([{ text: "one" }]);
      expect(await outsideTransaction(notes)).toEqual([]);
    });
    expect(await outsideTransaction(notes)).toEqual(["one"]);
  });

  test("inside another is part of it", async () => {
    const work = inTransaction(async () => {
      await write("outer");
      await inTransaction(() => write("inner"));
      expect(await notes()).toEqual(["inner", "outer"]);
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await notes()).toEqual([]);
  });

  test("whose work answers with a refusal keeps nothing, and hands the refusal on", async () => {
    const refused = await inTransaction(async () => {
      await write("one");
      return err("changed_my_mind");
    });
    expect(refused).toEqual({ ok: false, error: "changed_my_mind" });
    expect(await notes()).toEqual([]);
  });

  test("inside another that is refused or throws undoes its own part, and the outer goes on", async () => {
    await inTransaction(async () => {
      await write("before");
      const refused = await inTransaction(async () => {
        await write("refused");
        expect(await inTransaction(async () => ok(await write("inside refused")))).toMatchObject({
          ok: true,
        });
        return err("no");
      });
      expect(refused).toEqual({ ok: false, error: "no" });
      const thrown = inTransaction(async () => {
        await write("thrown");
        await client().query("select nonsense");
      });
      await expect(thrown).rejects.toThrow("nonsense");
      await write("after");
    });
    expect(await notes()).toEqual(["after", "before"]);
  });

  test("inside another in which a failed query was caught is not taken for kept", async () => {
    await inTransaction(async () => {
      const work = inTransaction(async () => {
        await write("one");
        await client()
          .query("select nonsense")
          .catch(() => {});
      });
      await expect(work).rejects.toThrow("nothing was kept");
      await write("after");
    });
    expect(await notes()).toEqual(["after"]);
  });

  test("takes turns with others that join the same one, so that each keeps or undoes its own", async () => {
    await inTransaction(() =>
      Promise.all(
        Array.from({ length: 9 }, (_, n) =>
          inTransaction(async () => {
            await write(`note ${n}`);
            return n % 3 === 0 ? err("no") : ok(await write(`more ${n}`));
          }),
        ),
      ),
    );
    expect(await notes()).toEqual([1, 2, 4, 5, 7, 8].flatMap((n) => [`more ${n}`, `note ${n}`]).sort());
  });

  test("of which an answer from outside is the value is kept, whatever the answer says", async () => {
    const answer = await inTransaction(async () => {
      await write("one");
      return Response.json({}, { status: 404 });
    });
    expect(answer.ok).toBe(false);
    expect(await notes()).toEqual(["one"]);
  });

  test("is not shared with what runs beside it", async () => {
    const written = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const both = [1, 2].map((n) =>
      inTransaction(async () => {
        await write(`note ${n}`);
        written[n - 1]!.resolve();
        await Promise.all(written.map(({ promise }) => promise));
        const own = await notes();
        if (n === 2) throw new Error("changed my mind");
        return own;
      }),
    );
    const [first, second] = await Promise.allSettled(both);
    expect(first).toMatchObject({ status: "fulfilled", value: ["note 1"] });
    expect(second!.status).toBe("rejected");
    expect(await notes()).toEqual(["note 1"]);
  });

  test("that cannot be committed is thrown, not lost", async () => {
    await pool.query("alter table notes add constraint once unique (text) deferrable initially deferred");
    const work = inTransaction(async () => {
      await write("same");
      await write("same");
    });
    await expect(work).rejects.toMatchObject({ constraint: "once" });
    expect(await notes()).toEqual([]);
  });

  test("in which a failed query was caught is not taken for kept", async () => {
    const work = inTransaction(async () => {
      await write("one");
      await client()
        .query("select nonsense")
        .catch(() => {});
    });
    await expect(work).rejects.toThrow("nothing was kept");
    expect(await notes()).toEqual([]);
  });

  test("says whether one is under way", async () => {
    expect(insideTransaction()).toBe(false);
    expect(
      await inTransaction(async () => [insideTransaction(), outsideTransaction(insideTransaction)]),
    ).toEqual([true, false]);
    expect(insideTransaction()).toBe(false);
  });
});

describe("connections", () => {
  test("come back after each transaction, kept or not", async () => {
    for (let n = 0; n < 10; n++) {
      await inTransaction(() => write(`kept ${n}`));
      await expect(inTransaction(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
      await expect(inTransaction(() => client().query("select nonsense"))).rejects.toThrow("nonsense");
    }
    expect(pool.totalCount).toBeLessThanOrEqual(2);
    expect(pool.idleCount).toBe(pool.totalCount);
    expect(await notes()).toHaveLength(10);
  });

  test("wait for their turn when all are taken", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => inTransaction(() => write(`note ${n}`))));
    expect(await notes()).toHaveLength(20);
  });

  test("that are cut in the middle of a transaction undo it and are replaced", async () => {
    const work = inTransaction(async () => {
      await write("one");
      const { rows } = await client().query("select pg_backend_pid() as pid");
      await outsideTransaction(() => client().query("select pg_terminate_backend($1, 5000)", [rows[0].pid]));
      await write("two");
    });
    await expect(work).rejects.toThrow();
    expect(await notes()).toEqual([]);
    await inTransaction(() => write("three"));
    expect(await notes()).toEqual(["three"]);
  });

  test("that are cut while nobody uses them are replaced", async () => {
    await warmUp(2);
    expect(pool.idleCount).toBe(2);
    const other = new pg.Client(connection);
    await other.connect();
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await other.end();
    await vi.waitFor(() => expect(pool.totalCount).toBe(0));
    expect(await notes()).toEqual([]);
  });
});

test("dates and instants stay text: nobody's birthday moves across midnight", async () => {
  const { rows } = await client().query(
    "select date '2010-02-28' as date, timestamptz '2026-01-01 00:00:00.123456Z' as instant",
  );
  expect(rows[0]).toEqual({ date: "2010-02-28", instant: "2026-01-01 00:00:00.123456+00" });
});

test("without a connection every door says so", async () => {
  await disconnect();
  expect(() => db()).toThrow("not connected");
  expect(() => client()).toThrow("not connected");
  await expect(inTransaction(async () => {})).rejects.toThrow("not connected");
  await expect(warmUp(1)).rejects.toThrow("not connected");
  pool = connect(connection, 2);
});
