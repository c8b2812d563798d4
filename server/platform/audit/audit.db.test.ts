import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { SYSTEM, type Actor } from "#domain/identity/actor.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { withRequestId } from "#server/platform/log.server.ts";
import { audit, eraseValues, recent } from "./audit.ts";

const actorId = randomUUID();
const values = (dataSubjectId: string) =>
  client().query("select before, after from audit_values where data_subject_id = $1", [dataSubjectId]);

test("an entry names who did what to whom, which fields, and in which request", async () => {
  const subjectId = randomUUID();
  await withRequestId("request-1", () =>
    inTransaction(() =>
      audit(actorId, "user.renamed", subjectId, {
        before: { name: "A" },
        after: { name: "B", city: "Santos" },
      }),
    ),
  );
  const [newest] = await recent({ limit: 1 });
  expect(newest).toMatchObject({
    actorId,
    action: "user.renamed",
    subjectType: "user",
    subjectId,
    fields: ["name", "city"],
    requestId: "request-1",
  });
  expect(newest!.at).toBeInstanceOf(Temporal.Instant);
});

test("an actor is written as the id of its user, or as nobody", async () => {
  const club = randomUUID();
  const member: Actor = { kind: "member", userId: actorId, role: "staff", profile: null };
  await inTransaction(() => audit(member, "club.verified", club, ["verified"]));
  await inTransaction(() => audit(SYSTEM, "club.unverified", club));
  expect(await recent({ limit: 2 })).toMatchObject([
    { actorId: null, action: "club.unverified", subjectType: "club", subjectId: club, fields: [] },
    { actorId, action: "club.verified", subjectType: "club", subjectId: club, fields: ["verified"] },
  ]);
});

test("a review's subject type is its kind, and is not left out", async () => {
  const subject = randomUUID();
  await inTransaction(() => audit(SYSTEM, "review.approved", subject, { subjectType: "club" }));
  expect(await recent({ limit: 1 })).toMatchObject([{ subjectType: "club", subjectId: subject }]);
  await expect(inTransaction(() => audit(SYSTEM, "review.approved", subject))).rejects.toThrow(
    "needs the type of its subject",
  );
});

test("the log itself holds no value", async () => {
  await inTransaction(() =>
    audit(actorId, "athlete.created", randomUUID(), {
      after: { phone: "11 91234-5678" },
      dataSubjectId: randomUUID(),
    }),
  );
  const rows = await client().query("select audit_log::text as line from audit_log");
  expect(rows.rows.map((row) => row.line).join("\n")).not.toContain("91234");
});

test("an entry outside a transaction is a bug", async () => {
  await expect(audit(actorId, "athlete.created", randomUUID())).rejects.toThrow(
    "in the transaction of what it records",
  );
});

test("an entry is undone with what it records", async () => {
  const undone = inTransaction(async () => {
    await audit(actorId, "athlete.came_of_age", randomUUID());
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  expect((await recent({ limit: 100 })).map((entry) => entry.action)).not.toContain("athlete.came_of_age");
});

test.each(["update audit_log set action = 'forged'", "delete from audit_log", "truncate audit_log cascade"])(
  "the database itself refuses: %s",
  async (statement) => {
    await inTransaction(() => audit(actorId, "user.renamed", actorId, { after: { name: "B" } }));
    await expect(client().query(statement)).rejects.toThrow("audit_log is append-only");
  },
);

test("a person's values can be erased; that something happened stays", async () => {
  const [leaving, staying] = [randomUUID(), randomUUID()];
  await inTransaction(async () => {
    await audit(leaving, "user.renamed", leaving, { before: { name: "A" }, dataSubjectId: leaving });
    await audit(staying, "user.renamed", staying, { before: { name: "C" }, dataSubjectId: staying });
  });
  expect(await eraseValues(leaving)).toBe(1);
  expect((await values(leaving)).rowCount).toBe(0);
  expect((await values(staying)).rowCount).toBe(1);
  const subjects = (await recent({ limit: 100 })).map(({ subjectId }) => subjectId);
  expect(subjects).toContain(leaving);
});

test("pages go on after the last entry seen", async () => {
  const steps = ["athlete.created", "athlete.published", "athlete.hidden"] as const;
  for (const step of steps) await inTransaction(() => audit(actorId, step, randomUUID()));
  const first = await recent({ limit: 2 });
  const second = await recent({ limit: 1, before: first[1]!.id });
  expect([...first, ...second].map(({ action }) => action)).toEqual(steps.toReversed());
});
