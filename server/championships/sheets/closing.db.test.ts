import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Override } from "#domain/championships/sheet-entries.ts";
import { foldSheet } from "#domain/championships/sheet.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { contestedIn } from "../decisions/open-questions.ts";
import { sheetClosed } from "../signals.ts";
import { answerContest } from "./answer-contest.server.ts";
import { aMatch, aPhone } from "../testing/a-match.ts";
import { COACH, REFEREE, HERE, tokenOf, stateOf, logOf, wholeMatch, closed } from "../testing/sheet-steps.ts";
import { closeSheet, declareWalkover } from "./closing.server.ts";
import { correctSheet } from "./corrections.server.ts";
import { appendEntries } from "./entries.server.ts";
import { linksOf } from "./links.server.ts";
import { sheetAtDesk, sheetFor } from "./sheet-view.server.ts";
import { signSheet } from "./signing.server.ts";

const told: { matchId: string }[] = [];
sheetClosed.on(async (what) => void told.push(what));
beforeAll(() => configure());
beforeEach(() => void told.splice(0));

test("a closed sheet freezes the rules, begins the cup, makes the tables stale and tells the others", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "referee");
  expectOk(await appendEntries({ token }, null, wholeMatch(match)));
  const result = expectOk(await closeSheet({ token }, null, { ...REFEREE, confirmed: false }));
  expect(result).toMatchObject({ homeGoals: 1, awayGoals: 0, walkover: null });
  expect(await stateOf(match)).toMatchObject({ state: "closed", result: { homeGoals: 1 } });
  const { rows } = await client().query(
    `select frozen_at, championships.status, version from championship_categories
     join championships on championships.id = championship_id
     join championship_tables on category_id = championship_categories.id
     where championship_categories.id = $1`,
    [match.cup.categoryId],
  );
  expect(rows[0]).toMatchObject({ status: "ongoing", version: 1 });
  expect(rows[0].frozen_at).not.toBeNull();
  expect(told).toEqual([
    { matchId: match.id, categoryId: match.cup.categoryId, championshipId: match.cup.championshipId },
  ]);
  expect(await closeSheet({ token }, null, { ...REFEREE, confirmed: true })).toMatchObject({
    error: { code: "closed" },
  });
  expect(await sheetFor(HERE, token)).toMatchObject({
    error: { code: "closed", match: { result: { homeGoals: 1 } } },
  });
});

test("what comes after closing is refused and stays on the phone; what was sent before is known", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "referee");
  const note = aPhone();
  const entries = wholeMatch(match, note);
  expectOk(await appendEntries({ token }, null, entries));
  expectOk(await closeSheet({ token }, null, { ...REFEREE, confirmed: false }));
  const late = note({ kind: "goal", side: "away", scorer: null, goalKind: "normal" });
  const answer = expectOk(await appendEntries({ token }, null, [entries[0]!, late]));
  expect(answer.accepted).toEqual([entries[0]!.id]);
  expect(answer.refused).toEqual([{ id: late.id, code: "closed" }]);
  expect(answer.closed).toBe(true);
});

test("what does not fit is shown before closing and stops nobody", async () => {
  const match = await aMatch();
  const goal = aPhone()({ kind: "goal", side: "home", scorer: null, goalKind: "normal" });
  expectOk(await appendEntries(match.organising, match.id, [goal]));
  const asked = await closeSheet(match.organising, match.id, { ...REFEREE, confirmed: false });
  expect(asked).toMatchObject({ error: { code: "problems" } });
  expect(await stateOf(match)).toMatchObject({ state: "open" });
  expectOk(await closeSheet(match.organising, match.id, { ...REFEREE, confirmed: true }));
});

test("two phones on one link that wrote the same goal are shown before closing", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "referee");
  const [one, other] = [aPhone("phone-a"), aPhone("phone-b")];
  const goal = { kind: "goal", side: "home", scorer: match.home.row(4), goalKind: "normal" } as const;
  const again = other(goal, { minute: 13, seq: 50 });
  expectOk(await appendEntries({ token }, null, wholeMatch(match, one)));
  expectOk(await appendEntries({ token }, null, [again]));
  expect(await closeSheet({ token }, null, { ...REFEREE, confirmed: false })).toMatchObject({
    error: { code: "problems", problems: [{ code: "written_twice", entry: again.id }] },
  });
  const undo = one({ kind: "undo", of: again.id });
  expectOk(await appendEntries({ token }, null, [undo]));
  expect(expectOk(await closeSheet({ token }, null, { ...REFEREE, confirmed: false })).homeGoals).toBe(1);
});

test("both teams are asked; one accepts, the other contests, each once", async () => {
  const match = await closed(await aMatch());
  const { rows } = await client().query('select template, subject, text from mails where "to" = any($1)', [
    [match.home.managerEmail, match.away.managerEmail],
  ]);
  expect(rows.map(({ template }) => template)).toEqual(["sheet-to-accept", "sheet-to-accept"]);
  const links = expectOk(await linksOf(match.organising, match.id));
  const [home, away] = ["home", "away"].map((role) =>
    links
      .find((link) => link.role === role)!
      .url.split("/")
      .at(-1)!,
  );
  expectOk(await signSheet(home!, { ...COACH, verdict: "accepted", reason: null }));
  expect(await signSheet(home!, { ...COACH, verdict: "contested", reason: "Mudei de ideia" })).toMatchObject({
    error: { code: "already_signed" },
  });
  expectOk(await signSheet(away!, { ...COACH, verdict: "contested", reason: "O gol foi do 9." }));
  const mail = await client().query("select text from mails where template = 'sheet-contested'");
  expect(mail.rows.at(-1).text).toContain("O gol foi do 9.");
  const { signatures } = expectOk(await sheetAtDesk(match.organising, match.id));
  expect(signatures.map(({ role, verdict }) => [role, verdict])).toEqual([
    ["referee", "closed"],
    ["home", "accepted"],
    ["away", "contested"],
  ]);
});

test("a team reads that the other one contested, and neither why nor who signed", async () => {
  const match = await aMatch();
  const [home, away] = [await tokenOf(match, "home"), await tokenOf(match, "away")];
  await closed(match);
  const reason = "O camisa 4 xingou a mãe do goleiro.";
  expectOk(await signSheet(away, { ...COACH, verdict: "contested", reason }));
  const signedIn = async (token: string) =>
    expectOk(await sheetFor(HERE, token)).signatures.map(({ role, verdict, signer, reason: why }) => [
      role,
      verdict,
      signer,
      why,
    ]);
  expect(await signedIn(home)).toEqual([
    ["referee", "closed", REFEREE, null],
    ["away", "contested", null, null],
  ]);
  expect((await signedIn(away))[1]).toEqual(["away", "contested", COACH, reason]);
  const { signatures } = expectOk(await sheetAtDesk(match.organising, match.id));
  expect(signatures[1]).toMatchObject({ signer: COACH, reason });
});

test("a team signs only what is closed, and for three days", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "home");
  const verdict = { ...COACH, verdict: "accepted", reason: null } as const;
  expect(await signSheet(token, verdict)).toMatchObject({ error: { code: "still_open" } });
  await closed(match);
  await client().query(
    "update championship_matches set closed_at = now() - interval '73 hours' where id = $1",
    [match.id],
  );
  expect(await signSheet(token, verdict)).toMatchObject({ error: { code: "closed" } });
  expect(await sheetFor(HERE, token)).toMatchObject({ error: { code: "closed" } });
});

test("teams may sign at the field, on the phone of whoever closes", async () => {
  const match = await aMatch();
  expectOk(await appendEntries(match.organising, match.id, wholeMatch(match)));
  expectOk(
    await closeSheet(match.organising, match.id, {
      ...REFEREE,
      confirmed: false,
      teams: { home: { ...COACH, verdict: "accepted", reason: null } },
    }),
  );
  const { signatures } = expectOk(await sheetAtDesk(match.organising, match.id));
  expect(signatures.find(({ role }) => role === "home")).toMatchObject({
    verdict: "accepted",
    elsewhere: true,
  });
  const asked = await client().query(
    `select "to" from mails where template = 'sheet-to-accept' and "to" = any($1)`,
    [[match.home.managerEmail, match.away.managerEmail]],
  );
  expect(asked.rows).toEqual([{ to: match.away.managerEmail }]);
});

test("a correction has a reason, keeps both results, and both teams are asked again", async () => {
  const match = await closed(await aMatch());
  const links = expectOk(await linksOf(match.organising, match.id));
  const home = links
    .find(({ role }) => role === "home")!
    .url.split("/")
    .at(-1)!;
  expectOk(await signSheet(home, { ...COACH, verdict: "accepted", reason: null }));
  const goal = (await logOf(match)).find(({ kind }) => kind === "goal")!;
  const after = expectOk(
    await correctSheet(match.organising, match.id, {
      reason: "O gol foi da outra equipe",
      undo: [goal.id],
      add: [
        {
          kind: "goal",
          side: "away",
          scorer: match.away.row(2),
          goalKind: "normal",
          half: 1,
          minute: 12,
          added: null,
        },
      ],
    }),
  );
  expect(after).toMatchObject({ homeGoals: 0, awayGoals: 1 });
  const view = expectOk(await sheetAtDesk(match.organising, match.id));
  expect(view.corrections).toMatchObject([{ before: { homeGoals: 1 }, after: { awayGoals: 1 } }]);
  expect(view.signatures.find(({ role }) => role === "home")).toMatchObject({ outdated: true });
  expect(view.log.filter(({ corrected }) => corrected)).toHaveLength(2);
  expect(told).toHaveLength(2);
  expectOk(await signSheet(home, { ...COACH, verdict: "contested", reason: "Não concordamos." }));
  expect(
    await correctSheet(match.organising, match.id, { reason: "Nada mudou aqui", undo: [], add: [] }),
  ).toMatchObject({ error: { code: "nothing_to_correct" } });
  const stranger = (await aMatch()).organising;
  expect(
    await correctSheet(stranger, match.id, { reason: "Não é meu", undo: [goal.id], add: [] }),
  ).toMatchObject({
    error: { code: "not_found" },
  });
});

test("who was suspended by a sheet that was closed later is asked about at the closing, and marked", async () => {
  const first = await aMatch({ kickOff: now().subtract({ hours: 30 }) });
  const next = await aMatch({ cup: first.cup, home: first.home, away: first.away });
  expectOk(await appendEntries(next.organising, next.id, wholeMatch(next)));
  const row = first.home.row(3);
  const red = aPhone("phone-x")(
    { kind: "card", card: "red", side: "home", person: { row }, reason: null },
    { seq: 90 },
  );
  await closed(first, [red]);
  const played = { side: "home", row, obstacle: "suspended" } as const;
  const asked = await closeSheet(next.organising, next.id, { ...REFEREE, confirmed: false });
  expect(asked).toMatchObject({
    error: { code: "problems", problems: [{ code: "played_unexplained", ...played }] },
  });
  expect(foldSheet(await logOf(next)).unexplained).toEqual([]);
  expectOk(await closeSheet(next.organising, next.id, { ...REFEREE, confirmed: true }));
  expect(foldSheet(await logOf(next)).unexplained).toEqual([played]);
  const logIn = async (role: "home" | "away") =>
    expectOk(await sheetFor(HERE, await tokenOf(next, role))).log.map(({ entry }) => entry);
  expect(foldSheet(await logIn("home")).unexplained).toEqual([played]);
  expect(foldSheet(await logIn("away")).unexplained).toEqual([]);
  // Nobody sends such an entry, and a correction that brings somebody on asks for the reason again.
  const forged = aPhone()({ kind: "unexplained", people: [] });
  const other = await aMatch();
  expect(expectOk(await appendEntries(other.organising, other.id, [forged])).refused).toMatchObject([
    { code: "unreadable" },
  ]);
  const change = { kind: "substitution", side: "home", out: first.home.row(2), in: row } as const;
  const correct = (overrides?: Override[]) =>
    correctSheet(next.organising, next.id, {
      reason: "Faltou uma troca",
      undo: [],
      add: [{ ...change, overrides, half: 2, minute: 60, added: null }],
    });
  expect(await correct()).toMatchObject({ error: { code: "entry_refused", why: "reason_needed" } });
  expectOk(await correct([{ row, obstacle: "suspended", reason: "Ninguém sabia" }]));
});

test("a W.O. closes a match without play, once", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "referee");
  const result = expectOk(await declareWalkover({ token }, null, { ...REFEREE, loser: "away" }));
  expect(result.walkover).toBe("away");
  expect(await stateOf(match)).toMatchObject({ state: "closed" });
  expect(await declareWalkover(match.organising, match.id, { ...REFEREE, loser: "home" })).toMatchObject({
    error: { code: "closed" },
  });
});

test("who organises keeps a contested sheet with a reason, which the team reads, and nothing waits any more", async () => {
  const match = await aMatch();
  const [home, away] = [await tokenOf(match, "home"), await tokenOf(match, "away")];
  await closed(match);
  expectOk(await signSheet(home, { ...COACH, verdict: "contested", reason: "Não concordamos." }));
  const open = () => contestedIn(match.cup.categoryId);
  const [contest] = await open();
  const answer = { signatureId: contest!.signatureId, reason: "O vídeo mostra o gol." };
  const stranger = await aMatch();
  expect(await answerContest(stranger.organising, answer)).toMatchObject({ error: "not_found" });
  await client().query("delete from mails");
  expectOk(await answerContest(match.organising, answer));
  expect(await open()).toEqual([]);
  expect(await answerContest(match.organising, answer)).toMatchObject({ error: "answered_already" });
  const mails = await listMails({ limit: 50 });
  expect(mails.map(({ to }) => to)).toEqual([match.home.managerEmail]);
  expect((await readMail(mails[0]!.id))!.text).toContain(answer.reason);
  const answersIn = async (token: string) =>
    expectOk(await sheetFor(HERE, token)).signatures.flatMap(({ answer: told }) => told ?? []);
  expect(await answersIn(home)).toEqual([answer.reason]);
  expect(await answersIn(away)).toEqual([]);
});

test("an answer that comes after the team's time opens its link again, and only its", async () => {
  const match = await aMatch();
  const [home, away] = [await tokenOf(match, "home"), await tokenOf(match, "away")];
  await closed(match);
  expectOk(await signSheet(home, { ...COACH, verdict: "contested", reason: "Não concordamos." }));
  const back = "update championship_matches set closed_at = now() - interval '73 hours' where id = $1";
  await client().query(back, [match.id]);
  expect(await sheetFor(HERE, home)).toMatchObject({ error: { code: "closed" } });
  const [contest] = await contestedIn(match.cup.categoryId);
  const answer = { signatureId: contest!.signatureId, reason: "O vídeo mostra o gol." };
  expect(expectOk(await answerContest(match.organising, answer))).toEqual({ mailed: true });
  expect(expectOk(await sheetFor(HERE, home)).signatures).toContainEqual(
    expect.objectContaining({ answer: answer.reason }),
  );
  expect(await sheetFor(HERE, away)).toMatchObject({ error: { code: "closed" } });
});

test("who keeps a sheet hears whether the team is told by mail", async () => {
  const match = await aMatch();
  const home = await tokenOf(match, "home");
  await client().query("update championship_teams set manager_email = null where id = $1", [match.home.id]);
  await closed(match);
  expectOk(await signSheet(home, { ...COACH, verdict: "contested", reason: "Não concordamos." }));
  const [contest] = await contestedIn(match.cup.categoryId);
  expect(contest).toMatchObject({ mailed: false });
  const answer = { signatureId: contest!.signatureId, reason: "O vídeo mostra o gol." };
  expect(expectOk(await answerContest(match.organising, answer))).toEqual({ mailed: false });
});
