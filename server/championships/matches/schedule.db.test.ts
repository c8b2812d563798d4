import { beforeAll, beforeEach, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { aCup, anOrganiser, categoryForm } from "#seed/factories/cup.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { createCategory } from "../categories.server.ts";
import { holdDraw, undoDraw } from "../draws/draws.server.ts";
import { readDraw } from "../draws/read-draw.server.ts";
import { tellTeamsOfUndoneDraw } from "../draws/undone-notices.ts";
import type { Organising } from "../own.ts";
import { someTeams } from "../testing/teams.ts";
import { addField, changeField, ownFields, removeField } from "./fields.server.ts";
import { propose, saveKickOffs } from "./kick-offs.server.ts";
import { matchToMove, moveMatch } from "./move.server.ts";
import { ownMatches } from "./own-matches.server.ts";
import { teamCalendar } from "./team-calendar.ts";
import { DAY, move, runNotices, saveProposal, schedule, time } from "./testing/scheduling.ts";

const ZONE = "America/Sao_Paulo";

beforeAll(() => configure());
beforeEach(() => client().query("delete from mails"));

async function drawn(organising: Organising, categoryId: string, teams: number) {
  await someTeams(categoryId, teams);
  const { shown } = expectOk(await readDraw(organising, categoryId));
  expectOk(await holdDraw(organising, categoryId, { shown, witnesses: null }));
}

/** A league of four with two fields. */
async function aCupWithFields() {
  const cup = await aCup();
  await drawn(cup.organising, cup.categoryId, 4);
  for (const name of ["Campo 1", "Campo 2"])
    expectOk(
      await addField(cup.organising, cup.championshipId, { venue: "Centro Esportivo", name, address: null }),
    );
  const fields = expectOk(await ownFields(cup.organising, cup.championshipId)).map(({ id }) => id);
  return { ...cup, fields };
}

test("a proposal gives every match a field and a time, without conflicts, and is saved as it was read", async () => {
  const { organising, categoryId, fields } = await aCupWithFields();
  const form = schedule(fields);
  const proposal = expectOk(await propose(organising, categoryId, form));
  expect(proposal).toMatchObject({ unplaced: [], moved: 0, warnings: 0 });
  expect(expectOk(await saveKickOffs(organising, categoryId, { form, mark: proposal.mark }))).toEqual({
    saved: 6,
  });
  const { matches, withoutTime } = expectOk(await ownMatches(organising, categoryId, null));
  expect(withoutTime).toBe(0);
  const first = Temporal.Instant.from(matches[0]!.kickOff!).toZonedDateTimeISO(ZONE);
  expect([String(first.toPlainDate()), first.hour]).toEqual([String(DAY), 8]);
});

test("another category's matches keep their field", async () => {
  const { organising, championshipId, categoryId, fields } = await aCupWithFields();
  const [field] = fields;
  expectOk(await saveProposal(organising, categoryId, schedule([field!], { restHours: 0 })));
  const other = expectOk(
    await createCategory(organising, championshipId, categoryForm({ name: "Sub-15", halfMinutes: 20 })),
  );
  await drawn(organising, other.id, 4);
  const form = schedule([field!], { matchMinutes: 50, breakMinutes: 0, restHours: 0 });
  expect(expectOk(await propose(organising, other.id, form)).warnings).toBe(0);
  expectOk(await saveProposal(organising, other.id, form));
  const { rows } = await client().query<{ busy: number }>(
    `select count(*)::int as busy from championship_matches one join championship_matches other
       on one.field_id = other.field_id and one.id < other.id
      join championship_categories c on c.id = one.category_id
      join championship_categories d on d.id = other.category_id
     where c.championship_id = $1 and
       (one.kick_off, one.kick_off + make_interval(mins => c.half_minutes * 2 + 10))
       overlaps (other.kick_off, other.kick_off + make_interval(mins => d.half_minutes * 2 + 10))`,
    [championshipId],
  );
  expect(rows).toEqual([{ busy: 0 }]);
});

test("nothing is proposed on a field within a much longer match of another category", async () => {
  const { organising, championshipId, categoryId, fields } = await aCupWithFields();
  const [field] = fields;
  const long = expectOk(
    await createCategory(organising, championshipId, categoryForm({ name: "Adulto", halfMinutes: 60 })),
  );
  await drawn(organising, long.id, 2);
  const [match] = expectOk(await ownMatches(organising, long.id, null)).matches;
  expectOk(await moveMatch(organising, match!.id, move({ field: field! })));
  const form = schedule([field!], { matchMinutes: 20, breakMinutes: 0, restHours: 0 });
  const { placed } = expectOk(await propose(organising, categoryId, form));
  const hours = placed.map(({ kickOff }) =>
    String(Temporal.Instant.from(kickOff!).toZonedDateTimeISO(ZONE).toPlainTime()).slice(0, 5),
  );
  // From 8:00 it takes two hours and ten minutes.
  expect(hours.toSorted()[0]).toBe("10:10");
});

test("a day that is too short leaves matches without a time and says so", async () => {
  const { organising, categoryId, fields } = await aCupWithFields();
  const days = [{ date: DAY, from: time("08:00"), to: time("09:30") }];
  const { placed, unplaced } = expectOk(await propose(organising, categoryId, schedule(fields, { days })));
  expect(placed).toHaveLength(2);
  expect(unplaced.map(({ why }) => why)).toEqual(["no_room", "no_room", "no_room", "no_room"]);
});

test("a proposal that is no longer the same is not saved", async () => {
  const { organising, categoryId, fields } = await aCupWithFields();
  const form = schedule(fields);
  const { mark, placed } = expectOk(await propose(organising, categoryId, form));
  expectOk(await moveMatch(organising, placed[0]!.id, move({ time: time("16:00"), field: fields[0]! })));
  expect(await saveKickOffs(organising, categoryId, { form, mark })).toEqual({
    ok: false,
    error: "changed_meanwhile",
  });
});

test("fields of another championship are refused", async () => {
  const { organising, categoryId } = await aCupWithFields();
  const other = await aCupWithFields();
  expect(await propose(organising, categoryId, schedule(other.fields))).toEqual({
    ok: false,
    error: "unknown_field",
  });
});

test("a move onto a taken field is refused, and one that leaves too little rest asks first", async () => {
  const { organising, categoryId, fields } = await aCupWithFields();
  const { matches } = expectOk(await ownMatches(organising, categoryId, null));
  const [one, sameRound] = matches.filter(({ round }) => round === 1);
  const later = matches.find(({ round }) => round === 2)!;
  expectOk(await moveMatch(organising, one!.id, move({ field: fields[0]! })));
  expect(
    await moveMatch(
      organising,
      sameRound!.id,
      move({ time: time("08:30"), field: fields[0]!, confirmed: true }),
    ),
  ).toMatchObject({
    ok: false,
    error: { code: "impossible", conflicts: [{ kind: "field", with: { id: one!.id } }] },
  });
  const team = await moveMatch(organising, later.id, move({ time: time("08:30"), field: fields[1]! }));
  expect(team).toMatchObject({ ok: false, error: { code: "impossible", conflicts: [{ kind: "team" }] } });
  const tired = move({ time: time("11:00"), field: fields[1]! });
  expect(await moveMatch(organising, later.id, tired)).toMatchObject({
    ok: false,
    error: { code: "confirm", open: false, conflicts: [{ kind: "rest", with: { id: one!.id } }] },
  });
  expectOk(await moveMatch(organising, later.id, { ...tired, confirmed: true }));
  const saved = expectOk(await matchToMove(organising, later.id));
  expect(saved.values).toEqual({ date: String(DAY), time: "11:00", field: fields[1], referee: "" });
});

test("the rest that kick-offs were asked for with is the one that a move is held against", async () => {
  const { organising, categoryId, fields } = await aCupWithFields();
  expectOk(await saveProposal(organising, categoryId, schedule([fields[0]!], { restHours: 1 })));
  const { matches } = expectOk(await ownMatches(organising, categoryId, null));
  const one = matches.find(({ round }) => round === 1)!;
  const later = matches.find(({ round }) => round === 2)!;
  const day = DAY.add({ days: 60 });
  const at = (hour: string) => move({ date: day, time: time(hour), field: fields[1]! });
  expectOk(await moveMatch(organising, one.id, { ...at("08:00"), confirmed: true }));
  const kindsAt = async (hour: string) => {
    const moved = await moveMatch(organising, later.id, at(hour));
    return !moved.ok && moved.error.code === "confirm"
      ? moved.error.conflicts.map(({ kind, restHours }) => `${kind} ${restHours}`)
      : [];
  };
  // The first is over at 9:20.
  expect(await kindsAt("10:00")).toContain("rest 1");
  expect(await kindsAt("10:30")).not.toContain("rest 1");
});

test("a referee is in one place at a time, also in another category and however the name is written", async () => {
  const { organising, championshipId, categoryId, fields } = await aCupWithFields();
  const other = expectOk(await createCategory(organising, championshipId, categoryForm({ name: "Sub-15" })));
  await drawn(organising, other.id, 2);
  const [one] = expectOk(await ownMatches(organising, categoryId, null)).matches;
  const [two] = expectOk(await ownMatches(organising, other.id, null)).matches;
  expectOk(await moveMatch(organising, one!.id, move({ field: fields[0]!, referee: "Rosa Melo" })));
  expect(
    await moveMatch(organising, two!.id, move({ field: fields[1]!, referee: "rosa melo" })),
  ).toMatchObject({ ok: false, error: { code: "impossible", conflicts: [{ kind: "referee" }] } });
});

test("a closed match does not move, and an open one only when that is meant", async () => {
  const { organising, categoryId } = await aCupWithFields();
  const [one] = expectOk(await ownMatches(organising, categoryId, null)).matches;
  await client().query("update championship_matches set state = 'open' where id = $1", [one!.id]);
  expect(await moveMatch(organising, one!.id, move({}))).toEqual({
    ok: false,
    error: { code: "confirm", open: true, conflicts: [] },
  });
  await client().query(
    `update championship_matches set state = 'closed', closed_at = now(),
       result = '{"homeGoals":1,"awayGoals":0,"kicks":null,"walkover":null,"cards":[]}' where id = $1`,
    [one!.id],
  );
  expect(await moveMatch(organising, one!.id, move({ confirmed: true }))).toEqual({
    ok: false,
    error: { code: "closed" },
  });
});

test("two matches moved onto one field at the same moment: one of them is refused", async () => {
  const { organising, championshipId, categoryId, fields } = await aCupWithFields();
  const other = expectOk(await createCategory(organising, championshipId, categoryForm({ name: "Sub-15" })));
  await drawn(organising, other.id, 2);
  const [one] = expectOk(await ownMatches(organising, categoryId, null)).matches;
  const [two] = expectOk(await ownMatches(organising, other.id, null)).matches;
  const answers = await Promise.all(
    [one!.id, two!.id].map((id) => moveMatch(organising, id, move({ field: fields[0]! }))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("each team gets one mail for the whole schedule, and only the two of a match when it moves", async () => {
  const { organising, championshipId, categoryId, fields } = await aCupWithFields();
  expectOk(await saveProposal(organising, categoryId, schedule(fields)));
  await runNotices(championshipId);
  const mails = await listMails({ limit: 20 });
  expect(mails.filter(({ template }) => template === "championship-fixtures")).toHaveLength(4);
  const text = (await readMail(mails[0]!.id))!.text;
  expect(text.match(/ × /g)).toHaveLength(3);
  expect(text).toContain("/campeonatos");
  await client().query("delete from mails");
  const [one] = expectOk(await ownMatches(organising, categoryId, null)).matches;
  const later = move({ date: DAY.add({ days: 3 }), field: fields[0]!, confirmed: true });
  expect(expectOk(await moveMatch(organising, one!.id, later))).toEqual({ told: true });
  await runNotices(championshipId);
  const told = await listMails({ limit: 20 });
  expect(told).toHaveLength(2);
  expect(told[0]!.subject).toContain("Um jogo mudou de horário ou de campo");
  expect((await readMail(told[0]!.id))!.text).toMatch(
    /: de \d\d\/\d\d\/\d{4} às .+ para \d\d\/\d\d\/\d{4} às /,
  );
});

test("when a draw is undone, the teams that were told a time hear that it holds no more", async () => {
  const { organising, championshipId, categoryId } = await aCupWithFields();
  const [first] = expectOk(await ownMatches(organising, categoryId, null)).matches;
  expectOk(await moveMatch(organising, first!.id, move({})));
  await runNotices(championshipId);
  const told = (await listMails({ limit: 50 })).map(({ to }) => to).toSorted();
  expect(told).toHaveLength(2);
  await client().query("delete from mails");
  expectOk(await undoDraw(organising, categoryId, { reason: "O pote do Kauã estava errado" }));
  await runUndone(categoryId);
  const mails = await listMails({ limit: 50 });
  expect(mails.map(({ to }) => to).toSorted()).toEqual(told);
  const { subject, text, html } = (await readMail(mails[0]!.id))!;
  expect(subject).toContain("Horários de jogos deixaram de valer");
  for (const body of [text, html]) {
    expect(body).toContain("não valem mais");
    expect(body).toContain("/campeonatos");
    expect(body).not.toContain("Kauã");
  }
});

test("a draw without times is undone without a mail", async () => {
  const { organising, categoryId } = await aCupWithFields();
  expectOk(await undoDraw(organising, categoryId, { reason: "Um pote estava errado" }));
  await runUndone(categoryId);
  expect(await listMails({ limit: 50 })).toEqual([]);
});

async function runUndone(categoryId: string): Promise<void> {
  const { rows } = await client().query<{ data: Parameters<typeof tellTeamsOfUndoneDraw.handle>[0] }>(
    `delete from pgboss.job where name = 'championship-tell-of-undone-draw' and data->>'categoryId' = $1 returning data`,
    [categoryId],
  );
  for (const { data } of rows) await tellTeamsOfUndoneDraw.handle(data, undefined as never);
}

test("a team's calendar holds its matches with a time, and no team of another championship", async () => {
  const { organising, championshipId, categoryId, fields } = await aCupWithFields();
  expectOk(await saveProposal(organising, categoryId, schedule(fields)));
  const [match] = expectOk(await ownMatches(organising, categoryId, null)).matches;
  const team = match!.home.team!.id;
  const of = { page: "/campeonatos/x", cancelled: false };
  const file = await teamCalendar(championshipId, team, of);
  expect(file!.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(file).toContain("LOCATION:Centro Esportivo · Campo");
  const other = await aCup();
  expect(await teamCalendar(other.championshipId, team, of)).toBeNull();
  expect(await teamCalendar(championshipId, "nada", of)).toBeNull();
});

test("fields are entered once, renamed, and removed only when nothing is to be played there", async () => {
  const { organising, championshipId, categoryId, fields } = await aCupWithFields();
  const form = { venue: "centro esportivo", name: "CAMPO 1", address: null };
  expect(await addField(organising, championshipId, form)).toEqual({ ok: false, error: "taken" });
  const first = { championshipId, fieldId: fields[0]! };
  expectOk(await changeField(organising, first, { ...form, address: "Rua das Flores, 10" }));
  const [one] = expectOk(await ownMatches(organising, categoryId, null)).matches;
  expectOk(await moveMatch(organising, one!.id, move({ field: fields[0]! })));
  expect(await removeField(organising, first)).toEqual({ ok: false, error: "in_use" });
  expectOk(await moveMatch(organising, one!.id, move({ field: fields[1]! })));
  expectOk(await removeField(organising, first));
  expect(expectOk(await ownFields(organising, championshipId))).toMatchObject([
    { id: fields[1], matches: 1 },
  ]);
  const { organising: stranger } = await anOrganiser();
  expect(await addField(stranger, championshipId, form)).toEqual({ ok: false, error: "not_found" });
  const foreign = await aCup();
  expect(
    await removeField(foreign.organising, { championshipId: foreign.championshipId, fieldId: fields[1]! }),
  ).toEqual({
    ok: false,
    error: "not_found",
  });
});
