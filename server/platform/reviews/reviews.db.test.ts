import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { recent } from "#server/platform/audit/audit.ts";
import { client, insideTransaction } from "#server/platform/database/database.ts";
import { REVIEW_KINDS, type DecisionObstacle, type ReviewKindName } from "#domain/moderation/review-kinds.ts";
import { err, ok } from "#domain/result.ts";
import {
  assign,
  openReviews,
  recordDecision,
  requestReview,
  withdraw,
  type Review,
  type ReviewKinds,
} from "./reviews.ts";

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
      readSubject: async () => null,
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
  expect(await assign(randomUUID(), decidedBy)).toEqual({ ok: false, error: "not_found" });
});

test("someone can take a review, hand it on and put it back, until it is decided", async () => {
  const review = await open();
  expect(await assign(review.id, decidedBy)).toMatchObject({ ok: true, value: { assigneeId: decidedBy } });
  expect(await assign(review.id, null)).toMatchObject({ ok: true, value: { assigneeId: null } });
  await decide(review.id, { decidedBy, state: "approved" });
  expect(await assign(review.id, decidedBy)).toEqual({ ok: false, error: "already_decided" });
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

test("the queue goes from the longest waiting on, page by page, also past what was decided meanwhile", async () => {
  const waiting: Review[] = [];
  for (let index = 0; index < 5; index++)
    waiting.push(await open(index === 2 ? "report" : "first_publication"));
  const ids = waiting.map(({ id }) => id);
  const first = await openReviews({ limit: 2 });
  expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  await decide(first[1]!.id, { decidedBy, state: "approved" });
  const rest = await openReviews({ limit: 10, after: first[1]!.id });
  expect(rest.map(({ id }) => id)).toEqual(ids.slice(2));
  expect((await openReviews({ kind: "report", limit: 10 })).map(({ id }) => id)).toEqual([ids[2]]);
});

test("a kind that no capability declares cannot be decided, and the review stays open", async () => {
  const { id } = await open();
  await client().query("update reviews set kind = 'unheard_of' where id = $1", [id]);
  await expect(decide(id, { decidedBy, state: "approved" })).rejects.toThrow("no capability declares");
  expect((await openReviews({ limit: 1 }))[0]).toMatchObject({ id, state: "open" });
});
