import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { recent } from "#server/platform/audit/audit.ts";
import { client, insideTransaction } from "#server/platform/database/database.ts";
import { REVIEW_KINDS, type DecisionObstacle, type ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { err, ok } from "#domain/result.ts";
import {
  countIn,
  lease,
  neighbourOf,
  recordDecision,
  release,
  requestReview,
  withdraw,
  type Review,
  type ReviewKinds,
} from "./reviews.ts";
import { openReviews } from "./testing/open-reviews.ts";

const decidedBy = randomUUID();
const consequences: Review[] = [];
let consequence: (review: Review) => void = () => {};
let obstacle: DecisionObstacle | null = null;

const kinds = Object.fromEntries(
  REVIEW_KINDS.map((name) => [
    name,
    {
      name,
      subjectType: "athlete",
      adjustable: name !== "report",
      readSubject: async () => null,
      lockSubject: async () => null,
      async onDecision(review: Review) {
        expect(insideTransaction()).toBe(true);
        consequence(review);
        consequences.push(review);
        return obstacle ? err(obstacle) : ok(null);
      },
    },
  ]),
) as unknown as ReviewKinds;
const decide = (id: string, decision: Parameters<typeof recordDecision>[2]) =>
  recordDecision(kinds, id, decision);

const open = (kind: ReviewKindName = "first_publication") =>
  requestReview({ kind, subjectId: randomUUID(), requestedBy: null });

beforeEach(async () => {
  await client().query("delete from reviews");
  consequences.length = 0;
  consequence = () => {};
  obstacle = null;
});

test("asking twice while it is open is one review, also at the same time", async () => {
  const request = { kind: "first_publication" as const, subjectId: randomUUID(), requestedBy: randomUUID() };
  const asked = await Promise.all(Array.from({ length: 5 }, () => requestReview(request)));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  expect(asked[0]).toMatchObject({ ...request, state: "open", decidedAt: null });
  const again = await requestReview({ ...request, requestedBy: randomUUID() });
  expect(again).toEqual(asked[0]);
});

test("after a decision, the same subject can be reviewed again", async () => {
  const first = await open();
  await decide(first.id, { decidedBy, state: "rejected", reason: "A foto mostra outra pessoa." });
  const second = await requestReview({ kind: first.kind, subjectId: first.subjectId, requestedBy: null });
  expect(second.id).not.toBe(first.id);
  expect(second.state).toBe("open");
});

test("a decision reaches the capability and the audit log", async () => {
  const review = await open();
  const decided = await decide(review.id, { decidedBy, state: "approved" });
  expect(decided).toMatchObject({
    ok: true,
    value: { id: review.id, state: "approved", decidedBy, reason: null },
  });
  expect(consequences.map(({ id }) => id)).toEqual([review.id]);
  const [entry] = await recent({ limit: 1 });
  expect(entry).toMatchObject({
    actorId: decidedBy,
    action: "review.approved",
    subjectType: "first_publication",
    subjectId: review.subjectId,
  });
});

test("a decision whose consequence fails was not made", async () => {
  const review = await open();
  consequence = () => {
    throw new Error("the athlete is gone");
  };
  await expect(decide(review.id, { decidedBy, state: "approved" })).rejects.toThrow("the athlete is gone");
  expect((await openReviews({ limit: 10 })).map(({ id }) => id)).toEqual([review.id]);
});

test("a decision that a rule forbids was not made, and the rule is named", async () => {
  const review = await open();
  obstacle = "cnpj_missing";
  expect(await decide(review.id, { decidedBy, state: "approved" })).toEqual({ ok: false, error: obstacle });
  expect((await openReviews({ limit: 10 })).map(({ id }) => id)).toEqual([review.id]);
});

test("a rejection says why", async () => {
  const review = await open();
  expect(await decide(review.id, { decidedBy, state: "rejected" })).toEqual({
    ok: false,
    error: "reason_missing",
  });
  expect(await decide(review.id, { decidedBy, state: "rejected", reason: "  " })).toEqual({
    ok: false,
    error: "reason_missing",
  });
  const said = await decide(review.id, { decidedBy, state: "rejected", reason: " Foto borrada. " });
  expect(said).toMatchObject({ ok: true, value: { state: "rejected", reason: "Foto borrada." } });
});

test("of two people who decide at once, one does", async () => {
  const review = await open();
  const staff = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const answers = await Promise.all(
    staff.map((decidedBy, index) =>
      decide(review.id, { decidedBy, state: index % 2 ? "approved" : "rejected", reason: "Conferido." }),
    ),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer.error).toBe("already_decided");
  expect(consequences).toHaveLength(1);
});

test("what does not exist cannot be decided or assigned", async () => {
  expect(await decide(randomUUID(), { decidedBy, state: "approved" })).toEqual({
    ok: false,
    error: "not_found",
  });
  expect(await lease(randomUUID(), decidedBy)).toEqual({ ok: false, error: "not_found" });
});

const runOut = (id: string) =>
  client().query("update reviews set lease_until = now() - interval '1 second' where id = $1", [id]);

test("while one person's lease lasts, nobody else takes or decides it; afterwards anybody may", async () => {
  const { id } = await open();
  const other = randomUUID();
  expect(await lease(id, decidedBy)).toEqual({ ok: true, value: null });
  expect(await lease(id, other)).toEqual({ ok: false, error: "leased" });
  expect(await decide(id, { decidedBy: other, state: "approved" })).toEqual({ ok: false, error: "leased" });
  await release(id, other);
  expect(await lease(id, other)).toEqual({ ok: false, error: "leased" });
  await runOut(id);
  expect(await lease(id, other)).toEqual({ ok: true, value: null });
  expect(await decide(id, { decidedBy, state: "approved" })).toEqual({ ok: false, error: "leased" });
  await release(id, other);
  const decided = await decide(id, { decidedBy, state: "approved" });
  expect(decided).toMatchObject({ ok: true, value: { assigneeId: null, leaseUntil: null } });
  expect(await lease(id, decidedBy)).toEqual({ ok: false, error: "already_decided" });
});

test("renewing one's lease keeps since when one has it", async () => {
  const { id } = await open();
  await lease(id, decidedBy);
  await client().query(
    "update reviews set leased_at = now() - interval '5 minutes', lease_until = now() + interval '5 minutes' where id = $1",
    [id],
  );
  await lease(id, decidedBy);
  const { rows } = await client().query(
    "select leased_at < now() - interval '4 minutes' as kept, lease_until > now() + interval '9 minutes' as longer from reviews where id = $1",
    [id],
  );
  expect(rows).toEqual([{ kept: true, longer: true }]);
});

test("of many who take it at once, one gets it; of many who decide then, only that one does", async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await open();
    const staff = Array.from({ length: 8 }, () => randomUUID());
    const taken = await Promise.all(staff.map((person) => lease(id, person)));
    expect(taken.filter(({ ok: got }) => got)).toHaveLength(1);
    const holder = staff[taken.findIndex(({ ok: got }) => got)];
    const answers = await Promise.all(
      staff.map((person) => decide(id, { decidedBy: person, state: "approved" })),
    );
    const deciders = staff.filter((_, index) => answers[index]!.ok);
    expect(deciders).toEqual([holder]);
  }
  expect(consequences).toHaveLength(5);
});

test("an adjustment says what to mend, closes the review, and asking again opens another", async () => {
  const { id, kind, subjectId } = await open();
  expect(await decide(id, { decidedBy, state: "adjust" })).toEqual({ ok: false, error: "reason_missing" });
  const asked = await decide(id, { decidedBy, state: "adjust", reason: "Tire o nome da escola." });
  expect(asked).toMatchObject({ ok: true, value: { state: "adjust", reason: "Tire o nome da escola." } });
  expect((await recent({ limit: 1 }))[0]).toMatchObject({ action: "review.adjust", subjectType: kind });
  const again = await requestReview({ kind, subjectId, requestedBy: null });
  expect(again.id).not.toBe(id);
});

test("where nobody can mend anything, no adjustment can be asked", async () => {
  const { id } = await open("report");
  const asked = { decidedBy, state: "adjust", reason: "Mude." } as const;
  expect(await decide(id, asked)).toEqual({ ok: false, error: "not_adjustable" });
  expect((await openReviews({ limit: 1 }))[0]).toMatchObject({ id });
});

test("the next item is the longest waiting after this one that nobody else has, and the end leads to the beginning", async () => {
  const ids = [];
  for (let index = 0; index < 4; index++) ids.push((await open()).id);
  const [first, second, third, fourth] = ids as [string, string, string, string];
  const part = { whose: "all", person: decidedBy } as const;
  expect(await neighbourOf(first, part, "next")).toBe(second);
  await lease(second, randomUUID());
  expect(await neighbourOf(first, part, "next")).toBe(third);
  expect(await neighbourOf(fourth, part, "next")).toBe(first);
  expect(await neighbourOf(first, part, "previous")).toBe(fourth);
  await lease(third, decidedBy);
  expect(await countIn(part)).toEqual({ all: 4, mine: 1, free: 2 });
  expect(await neighbourOf(fourth, { ...part, whose: "mine" }, "next")).toBe(third);
  await decide(third, { decidedBy, state: "approved" });
  expect(await neighbourOf(third, part, "next")).toBe(fourth);
  expect(await neighbourOf(third, { ...part, kinds: ["event"] }, "next")).toBeNull();
});

test("a withdrawn review leaves the queue and can no longer be decided", async () => {
  const review = await open();
  expect(await withdraw(review)).toBe(true);
  expect(await withdraw(review)).toBe(false);
  expect(await openReviews({ limit: 10 })).toEqual([]);
  expect(await decide(review.id, { decidedBy, state: "approved" })).toEqual({
    ok: false,
    error: "already_decided",
  });
  expect(consequences).toEqual([]);
});

test("the queue goes from the longest waiting on, without what was decided meanwhile", async () => {
  const waiting: Review[] = [];
  for (let index = 0; index < 5; index++)
    waiting.push(await open(index === 2 ? "report" : "first_publication"));
  const ids = waiting.map(({ id }) => id);
  const first = await openReviews({ limit: 2 });
  expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  await decide(first[1]!.id, { decidedBy, state: "approved" });
  const rest = await openReviews({ limit: 10 });
  expect(rest.map(({ id }) => id)).toEqual([ids[0], ...ids.slice(2)]);
  expect((await openReviews({ kind: "report", limit: 10 })).map(({ id }) => id)).toEqual([ids[2]]);
});

test("a kind that no capability declares cannot be decided, and the review stays open", async () => {
  const { id } = await open();
  await client().query("update reviews set kind = 'unheard_of' where id = $1", [id]);
  await expect(decide(id, { decidedBy, state: "approved" })).rejects.toThrow("no capability declares");
  expect((await openReviews({ limit: 1 }))[0]).toMatchObject({ id, state: "open" });
});
