import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { decide, revokeDecision } from "../decisions/decisions.server.ts";
import { undoDraw } from "../draws/draws.server.ts";
import { aMatch, aPhone } from "../testing/a-match.ts";
import { meanwhile } from "../testing/meanwhile.ts";
import { aDrawnCup, close, KNOCKOUT, matchesOf, matchOf, play } from "../testing/played.ts";
import { tokenOf } from "../testing/sheet-steps.ts";
import { settle } from "../tables-job.ts";
import { correctSheet } from "./corrections.server.ts";
import { appendEntries } from "./entries.server.ts";
import { entriesOf } from "./log-rows.ts";
import { revokeLink } from "./links.server.ts";

beforeAll(() => configure());

const LEAGUE = { format: { kind: "league", rounds: 1 } } as const;
const GROUNDS = { reason: "O campo foi interditado", document: null };
const remark = () => aPhone()({ kind: "remark", about: "pitch", text: "Campo molhado." });

/** A referee opens the sheet of this match. */
const opening =
  ({ organising }: { organising: Parameters<typeof appendEntries>[0] }, id: string) =>
  () =>
    appendEntries(organising, id, [remark()]);

/** A referee begins this match. */
const beginning =
  ({ organising }: { organising: Parameters<typeof appendEntries>[0] }, id: string) =>
  () =>
    appendEntries(organising, id, [aPhone()({ kind: "half_started", clock: now().toString() })]);

test("a draw is not undone under a sheet that is opened at the same moment", async () => {
  const cup = await aDrawnCup(4, LEAGUE);
  const { id } = await matchOf(cup, "1:1");
  const [opened, undone] = await meanwhile(opening(cup, id), () =>
    undoDraw(cup.organising, cup.categoryId, { reason: "Mudamos de ideia" }),
  );
  expect(opened.ok).toBe(true);
  expect(undone).toEqual({ ok: false, error: "has_begun" });
  expect(await entriesOf(id)).toHaveLength(1);
  expect(await matchesOf(cup)).toHaveLength(6);
});

test("a match whose sheet is opened at the same moment gets no result by a decision", async () => {
  const cup = await aDrawnCup(2, LEAGUE);
  const { id } = await matchOf(cup, "1:1");
  const award = { walkover: null, score: { home: 3, away: 0 } };
  const [, decided] = await meanwhile(opening(cup, id), () =>
    decide(cup.organising, cup.categoryId, { kind: "awarded", matchId: id, award, ...GROUNDS }),
  );
  expect(decided).toEqual({ ok: false, error: "sheet_open" });
  expect(await matchOf(cup, "1:1")).toMatchObject({ state: "open", result: null });
});

test("an annulment is not revoked while the repeated match begins", async () => {
  const cup = await aDrawnCup(2, LEAGUE);
  await play(cup);
  const { id: matchId } = await matchOf(cup, "1:1");
  const annulled = expectOk(
    await decide(cup.organising, cup.categoryId, { kind: "annulled", matchId, repeat: true, ...GROUNDS }),
  );
  const repeat = (await matchesOf(cup)).find(({ repeats }) => repeats === matchId)!;
  const [, revoked] = await meanwhile(beginning(cup, repeat.id), () =>
    revokeDecision(cup.organising, annulled.id, "O recurso foi aceito"),
  );
  expect(revoked).toEqual({ ok: false, error: "repeat_begun" });
});

test("a match of the knockout that begins at the same moment keeps its teams", async () => {
  const cup = await aDrawnCup(4, { format: { kind: "knockout", knockout: KNOCKOUT } });
  await play(cup, { except: ({ tie }) => tie === "F" || tie === "3P" });
  const final = (await matchesOf(cup)).find(({ tie }) => tie === "F")!;
  const semi = (await matchesOf(cup)).find(
    ({ tie, homeTeamId, awayTeamId }) =>
      tie !== "F" && tie !== "3P" && [homeTeamId, awayTeamId].includes(final.homeTeamId),
  )!;
  // A correction turns the semi-final round, and the job has not run since.
  await close(cup, semi.id, semi.homeTeamId === final.homeTeamId ? [0, 9] : [9, 0]);
  await meanwhile(beginning(cup, final.id), () => settle(cup.categoryId));
  expect((await matchesOf(cup)).find(({ tie }) => tie === "F")).toMatchObject({
    homeTeamId: final.homeTeamId,
    awayTeamId: final.awayTeamId,
    state: "open",
  });
});

/** A cup of four before its final, and the semi-final whose sheet is wrong. */
async function beforeTheFinal() {
  const cup = await aDrawnCup(4, {
    format: { kind: "knockout", knockout: { ...KNOCKOUT, thirdPlace: false } },
    mostTeams: 4,
  });
  await play(cup, { except: ({ tie }) => tie === "F", score: () => [1, 0] });
  const [semi, final] = [await matchOf(cup, "SF:1:1"), await matchOf(cup, "F:1")];
  const goals = Array.from({ length: 2 }, () => ({
    ...({ kind: "goal", side: "away", scorer: null, goalKind: "normal" } as const),
    ...({ half: 1, minute: 3, added: null } as const),
  }));
  return {
    semi,
    final: () => matchOf(cup, "F:1"),
    begin: beginning(cup, final.id),
    correct: () =>
      correctSheet(cup.organising, semi.id, { reason: "Faltaram dois gols", undo: [], add: goals }),
  };
}

test("a correction that sends another team on waits for whoever begins the next match, and is refused", async () => {
  const { semi, final, begin, correct } = await beforeTheFinal();
  const [begun, corrected] = await meanwhile(begin, correct);
  expect(begun.ok).toBe(true);
  expect(corrected).toEqual({ ok: false, error: { code: "next_match_begun" } });
  expect(await final()).toMatchObject({ homeTeamId: semi.homeTeamId });
});

test("whoever begins the next match while its teams change begins it with the new ones", async () => {
  const { semi, final, begin, correct } = await beforeTheFinal();
  const [corrected, begun] = await meanwhile(correct, begin);
  expect([corrected.ok, begun.ok]).toEqual([true, true]);
  expect(await final()).toMatchObject({ homeTeamId: semi.awayTeamId, state: "open" });
});

test("an entry that comes while its link is revoked is judged by the revoked link", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "referee");
  const late = aPhone()(
    { kind: "remark", about: "pitch", text: "Campo molhado." },
    { at: now().add({ minutes: 5 }).toString() },
  );
  const [, sent] = await meanwhile(
    () => revokeLink(match.organising, match.id, "referee"),
    () => appendEntries({ token }, null, [late]),
  );
  expect(expectOk(sent).refused).toEqual([{ id: late.id, code: "revoked" }]);
  expect(await entriesOf(match.id)).toEqual([]);
});
