import { beforeAll, beforeEach, expect, test } from "vitest";
import { matchSchema, type MatchInput } from "#domain/clubs/match-schema.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { mailsTo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import * as identity from "#server/identity/identity.server.ts";
import { recordDecision } from "#server/moderation/review-kinds.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import * as clubs from "./clubs.server.ts";
import { acceptContested, answerMatch } from "./match-answers.server.ts";
import { recordMatchSheet, removeMatchSheet } from "./clubs.ts";
import { askStaff, changeMatch, enterMatch, matchesOf, removeMatch } from "./matches.server.ts";

beforeAll(() => configure());
beforeEach(() => client().query("delete from reviews; delete from clubs"));

/** A verified club with somebody who answers for it. */
async function aTeam(name: string) {
  const person = await aUser();
  const club = await aVerifiedClub({ name, userId: person.id, foundationYear: 1990 });
  await identity.addProfile(person.id, "club", club.id);
  return { ...club, actor: actingAs(person.id, "club", club.id), email: person.email };
}
type Team = Awaited<ReturnType<typeof aTeam>>;

const against = (opponent: string, score: string, given: Partial<MatchInput> = {}): MatchInput => {
  const [goalsFor, goalsAgainst] = score.split("-");
  return { ...matchSchema.parse({ opponent, goalsFor, goalsAgainst, matchDate: String(today()) }), ...given };
};
const enter = (team: Team, ...match: Parameters<typeof against>) =>
  enterMatch(team.actor, team.id, against(...match));
const listOf = async (team: Team) => expectOk(await matchesOf(team.actor, team.id, null));
const points = async () =>
  Object.fromEntries((await clubs.ranking()).clubs.map(({ name, points: total }) => [name, total]));
const openReview = async () => (await openReviews({ kind: "match_result", limit: 5 }))[0];
const decide = async (state: "approved" | "rejected") => {
  const staff = await aUser({ role: "staff" });
  return expectOk(
    await recordDecision((await openReview())!.id, { decidedBy: staff.id, state, reason: "Sem súmula" }),
  );
};

test("a result counts for both clubs once the opponent confirms it", async () => {
  const [serra, vale] = [await aTeam("Serra"), await aTeam("Vale")];
  expect(await enter(serra, "vale", "3-1")).toEqual({ ok: true, value: "asked" });
  expect(await points()).toEqual({ Serra: 0, Vale: 0 });
  expect((await mailsTo(vale.email)).map(({ template }) => template)).toContain("match-asked");
  const { toAnswer } = await listOf(vale);
  expect(toAnswer).toMatchObject([{ opponent: "Serra", goalsFor: 1, goalsAgainst: 3, entered: false }]);
  const answer = { ...toAnswer[0]!, contested: null };
  expect(await answerMatch(serra.actor, serra.id, answer)).toMatchObject({ error: "not_found" });
  expectOk(await answerMatch(vale.actor, vale.id, answer));
  expect(await points()).toEqual({ Serra: 3, Vale: 0 });
  expect((await listOf(serra)).matches).toMatchObject([{ state: "confirmed", source: "opponent" }]);
  expect(await answerMatch(vale.actor, vale.id, answer)).toMatchObject({ error: "not_found" });
});

test("both clubs enter the same match: the same score confirms it, another one is answered where it waits", async () => {
  const [serra, vale] = [await aTeam("Serra"), await aTeam("Vale")];
  expectOk(await enter(serra, "Vale", "2-2"));
  expect(await enter(serra, "Vale", "2-2")).toMatchObject({ error: { code: "already_entered" } });
  expect(await enter(vale, "Serra", "3-2")).toMatchObject({
    error: { code: "opponent_differs", goalsFor: 2, goalsAgainst: 2 },
  });
  expect(await enter(vale, "Serra", "0-1", { category: 15 })).toMatchObject({ value: "asked" });
  expect(await enter(vale, "Serra", "2-2")).toEqual({ ok: true, value: "confirmed" });
  expect(await enter(serra, "Vale", "9-0")).toMatchObject({ error: { code: "already_confirmed" } });
  expect(await points()).toEqual({ Serra: 1, Vale: 1 });
});

test("a contested result waits for staff, or until the other score is accepted", async () => {
  const [serra, vale] = [await aTeam("Serra"), await aTeam("Vale")];
  expectOk(await enter(serra, "Vale", "2-0"));
  const asked = (await listOf(vale)).toAnswer[0]!;
  const contest = (goalsFor: number, goalsAgainst: number) =>
    answerMatch(vale.actor, vale.id, { ...asked, contested: { goalsFor, goalsAgainst } });
  expect(await contest(0, 2)).toMatchObject({ error: "same_score" });
  expectOk(await contest(1, 1));
  expect((await listOf(serra)).matches).toMatchObject([
    { state: "contested", contested: { goalsFor: 1, goalsAgainst: 1 } },
  ]);
  expect(expectOk(await clubs.site(VISITOR, serra.id)).matches).toEqual([]);
  expect(await openReview()).toBeDefined();
  const own = (await listOf(serra)).matches[0]!;
  expect(await acceptContested(vale.actor, vale.id, own)).toMatchObject({ error: "not_found" });
  expectOk(await acceptContested(serra.actor, serra.id, own));
  expect(await openReview()).toBeUndefined();
  expect(await points()).toEqual({ Serra: 1, Vale: 1 });
});

test("staff confirm what only they can check, and a refused result can be entered anew", async () => {
  const [serra, vale] = [await aTeam("Serra"), await aTeam("Vale")];
  expect(await enter(serra, "Time do Bairro", "2-0")).toEqual({ ok: true, value: "declared" });
  const declared = (await listOf(serra)).matches[0]!;
  expect(expectOk(await clubs.site(VISITOR, serra.id)).matches).toMatchObject([
    { opponent: "Time do Bairro", confirmed: false },
  ]);
  expectOk(await askStaff(serra.actor, serra.id, declared.id, "Súmula no site da liga"));
  expect(await askStaff(serra.actor, serra.id, declared.id, "De novo")).toMatchObject({ error: "not_found" });
  await decide("approved");
  expect(await points()).toEqual({ Serra: 3, Vale: 0 });
  expectOk(await enter(serra, "Vale", "5-0"));
  const asked = (await listOf(vale)).toAnswer[0]!;
  expectOk(await answerMatch(vale.actor, vale.id, { ...asked, contested: { goalsFor: 1, goalsAgainst: 0 } }));
  await decide("rejected");
  expect((await listOf(serra)).matches).toMatchObject([{ state: "refused" }, { state: "confirmed" }]);
  for (const { email } of [serra, vale])
    expect((await mailsTo(email)).map(({ template }) => template)).toContain("match-decided");
  expect(await enter(vale, "Serra", "1-0")).toEqual({ ok: true, value: "asked" });
  expect((await listOf(serra)).toAnswer).toMatchObject([{ goalsFor: 0, goalsAgainst: 1 }]);
});

test("a changed result is unconfirmed again; only what nobody confirmed is removed", async () => {
  const [serra, vale] = [await aTeam("Serra"), await aTeam("Vale")];
  expectOk(await enter(serra, "Vale", "1-0"));
  expectOk(await enter(vale, "Serra", "0-1"));
  const own = (await listOf(serra)).matches[0]!;
  expect(await removeMatch(serra.actor, serra.id, own.id)).toMatchObject({ error: "already_confirmed" });
  const changed = { id: own.id, savedAt: own.savedAt, input: against("Vale", "2-0") };
  expect(await changeMatch(vale.actor, vale.id, changed)).toMatchObject({ error: { code: "not_found" } });
  expect(await changeMatch(serra.actor, serra.id, changed)).toEqual({ ok: true, value: "asked" });
  expect(await changeMatch(serra.actor, serra.id, changed)).toMatchObject({
    error: { code: "changed_meanwhile" },
  });
  expect(await points()).toEqual({ Serra: 0, Vale: 0 });
  expect(await removeMatch(vale.actor, vale.id, own.id)).toMatchObject({ error: "not_found" });
  expectOk(await removeMatch(serra.actor, serra.id, own.id));
  expect((await listOf(serra)).matches).toEqual([]);
});

test("a match sheet counts at once, is corrected and removed by its reference, and replaces what clubs entered", async () => {
  const [serra, vale] = [await aTeam("Serra"), await aTeam("Vale")];
  expectOk(await enter(serra, "Vale", "4-0"));
  const sheet = {
    ref: "match:1",
    clubId: vale.id,
    opponent: { id: serra.id },
    goalsFor: 1,
    goalsAgainst: 0,
    matchDate: today(),
    category: null,
  };
  await recordMatchSheet(SYSTEM, sheet);
  await recordMatchSheet(SYSTEM, sheet);
  expect(await points()).toEqual({ Serra: 0, Vale: 3 });
  expect((await listOf(serra)).matches).toMatchObject([{ source: "match_sheet", goalsAgainst: 1 }]);
  expect(await enter(serra, "Vale", "4-0")).toMatchObject({ error: { code: "already_confirmed" } });
  await recordMatchSheet(SYSTEM, { ...sheet, goalsAgainst: 1 });
  expect(await points()).toEqual({ Serra: 1, Vale: 1 });
  const own = (await listOf(vale)).matches[0]!;
  expect(await changeMatch(vale.actor, vale.id, { ...own, input: against("Serra", "9-0") })).toMatchObject({
    error: { code: "match_sheet" },
  });
  await removeMatchSheet(SYSTEM, "match:1");
  expect(await points()).toEqual({ Serra: 0, Vale: 0 });
});

test("what cannot have been is refused with its reason", async () => {
  const serra = await aTeam("Serra");
  const young = await aVerifiedClub({ name: "Novo", foundationYear: today().year });
  const code = async (...match: Parameters<typeof against>) => {
    const entered = await enter(serra, ...match);
    return entered.ok ? entered.value : entered.error.code;
  };
  expect(await code("Vale", "1-0", { matchDate: today().add({ days: 1 }) })).toBe("in_future");
  expect(await code("Vale", "1-0", { matchDate: today().with({ year: 1989 }) })).toBe("before_foundation");
  expect(await code("Vale", "1-0", { matchDate: today().with({ year: 1995 }) })).toBe("too_old");
  expect(await code(young.name, "1-0", { matchDate: today().subtract({ years: 1 }) })).toBe(
    "before_foundation",
  );
  expect(await code("SERRA", "1-0")).toBe("same_club");
  expect(await code("Serra", "1-0", { opponentId: serra.id })).toBe("same_club");
  await aClub({ name: "Iguais" });
  const second = await aClub({ name: "iguais" });
  expect(await enter(serra, "Iguais", "1-0")).toMatchObject({
    error: { code: "which_opponent", choices: [{}, {}] },
  });
  expect(await code("Iguais", "1-0", { opponentId: second.id })).toBe("declared");
  expect(await code("Iguais", "1-0", { opponentId: "nenhum" })).toBe("declared");
  const stranger = await aTeam("Estranho");
  expect(await enterMatch(stranger.actor, serra.id, against("Vale", "1-0"))).toMatchObject({
    error: { code: "not_found" },
  });
  const unverified = await aUser();
  const club = await aClub({ userId: unverified.id });
  await identity.addProfile(unverified.id, "club", club.id);
  expect(
    await enterMatch(actingAs(unverified.id, "club", club.id), club.id, against("Vale", "1-0")),
  ).toMatchObject({ error: { code: "not_verified" } });
});

test("a club's list goes on from where a page ended", async () => {
  const serra = await aTeam("Serra");
  for (let days = 0; days < 25; days++)
    await recordMatchSheet(SYSTEM, {
      ref: `page:${days}`,
      clubId: serra.id,
      opponent: { name: `Time ${days}` },
      goalsFor: 1,
      goalsAgainst: 1,
      matchDate: today().subtract({ days: Math.floor(days / 2) }),
      category: null,
    });
  const first = await listOf(serra);
  const rest = expectOk(await matchesOf(serra.actor, serra.id, first.next));
  expect([first.matches.length, rest.matches.length, rest.next]).toEqual([20, 5, null]);
  expect(new Set([...first.matches, ...rest.matches].map(({ opponent }) => opponent)).size).toBe(25);
  for (const odd of ["x", "2026-99-99_00000000-0000-7000-8000-000000000000"])
    expect(expectOk(await matchesOf(serra.actor, serra.id, odd)).matches).toHaveLength(20);
});
