import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { withRequestId } from "#server/platform/log.server.ts";
import { eraseValues, record, recent } from "./audit.ts";

const actorId = randomUUID();
const someone = (action = "athlete.renamed") => ({
  actorId,
  action,
  subjectType: "athlete",
  subjectId: randomUUID(),
});
const values = (dataSubjectId: string) =>
  client().query("select before, after from audit_values where data_subject_id = $1", [dataSubjectId]);

test("an entry names who did what to whom, which fields, and in which request", async () => {
  const entry = someone();
  await withRequestId("request-1", () =>
    inTransaction(() => record({ ...entry, before: { name: "A" }, after: { name: "B", city: "Santos" } })),
  );
  const [newest] = await recent({ limit: 1 });
  expect(newest).toMatchObject({ ...entry, fields: ["name", "city"], requestId: "request-1" });
  expect(newest!.at).toBeInstanceOf(Temporal.Instant);
});

test("the log itself holds no value", async () => {
  await inTransaction(() =>
    record({ ...someone(), after: { phone: "11 91234-5678" }, dataSubjectId: randomUUID() }),
  );
  const rows = await client().query("select audit_log::text as line from audit_log");
  expect(rows.rows.map((row) => row.line).join("\n")).not.toContain("91234");
});

test("an entry outside a transaction is a bug", async () => {
  await expect(record(someone())).rejects.toThrow("in the transaction of what it records");
});

test("an entry is undone with what it records", async () => {
  const undone = inTransaction(async () => {
    await record(someone("athlete.undone"));
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  expect((await recent({ limit: 100 })).map((entry) => entry.action)).not.toContain("athlete.undone");
});

test.each(["update audit_log set action = 'forged'", "delete from audit_log", "truncate audit_log cascade"])(
  "the database itself refuses: %s",
  async (statement) => {
    await inTransaction(() => record({ ...someone(), after: { name: "B" } }));
    await expect(client().query(statement)).rejects.toThrow("audit_log is append-only");
  },
);

test("a person's values can be erased; that something happened stays", async () => {
  const [leaving, staying] = [randomUUID(), randomUUID()];
  const entry = someone();
  await inTransaction(async () => {
    await record({ ...entry, before: { name: "A" }, dataSubjectId: leaving });
    await record({ ...someone(), before: { name: "C" }, dataSubjectId: staying });
  });
  expect(await eraseValues(leaving)).toBe(1);
  expect((await values(leaving)).rowCount).toBe(0);
  expect((await values(staying)).rowCount).toBe(1);
  const subjects = (await recent({ limit: 100 })).map(({ subjectId }) => subjectId);
  expect(subjects).toContain(entry.subjectId);
});

test("pages go on after the last entry seen", async () => {
  for (const step of ["one", "two", "three"]) await inTransaction(() => record(someone(`page.${step}`)));
  const first = await recent({ limit: 2 });
  const second = await recent({ limit: 1, before: first[1]!.id });
  expect([...first, ...second].map(({ action }) => action)).toEqual(["page.three", "page.two", "page.one"]);
});
