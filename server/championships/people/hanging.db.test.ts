import { beforeAll, expect, test } from "vitest";
import { PRESETS } from "#domain/championships/settings.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { publicCompetition } from "../public.server.ts";
import { closeSheet } from "../sheets/closing.server.ts";
import { appendEntries } from "../sheets/entries.server.ts";
import { settle } from "../tables-job.ts";
import { championshipSquad } from "../teams/tables.ts";
import { aPhone } from "../testing/a-match.ts";
import { aDrawnCup, close, KNOCKOUT, matchOf } from "../testing/played.ts";
import { REFEREE } from "../testing/sheet-steps.ts";
import { publicDiscipline } from "./public-discipline.server.ts";

beforeAll(() => configure());

test("a restart at the semi-finals counts at once for who is in one, also while the other side is not known", async () => {
  const discipline = { ...PRESETS.cbf.discipline, yellowLimit: 2, restart: "at_semi_finals" } as const;
  const cup = await aDrawnCup(8, {
    format: { kind: "knockout", knockout: KNOCKOUT },
    settings: { ...PRESETS.cbf, discipline },
  });
  const { organising, categoryId } = cup;
  const [first] = await Promise.all(["QF:1:1", "QF:2:1"].map((key) => matchOf(cup, key)));
  const rows = await db()
    .insert(championshipSquad)
    .values(
      [first!.homeTeamId!, first!.awayTeamId!].map((teamId) => ({
        teamId,
        categoryId,
        name: "Atleta com cartão",
        number: 7,
        birthdate: today().subtract({ years: 16 }),
      })),
    )
    .returning();
  const note = aPhone();
  const yellows = (["home", "away"] as const).map((side, index) =>
    note({ kind: "card", side, person: { row: rows[index]!.id }, card: "yellow", reason: null }),
  );
  const goal = note({ kind: "goal", side: "home", scorer: null, goalKind: "normal" });
  expectOk(await appendEntries(organising, first!.id, [...yellows, goal]));
  const hanging = async () => {
    const competition = (await publicCompetition(categoryId))!;
    return (await publicDiscipline(competition, "page")).hanging.length;
  };
  expectOk(await closeSheet(organising, first!.id, { ...REFEREE, confirmed: true }));
  await settle(categoryId);
  expect(await matchOf(cup, "SF:1:1")).toMatchObject({ awayTeamId: null });
  expect(await hanging()).toBe(0);
  await close(cup, (await matchOf(cup, "QF:2:1")).id, [1, 0]);
  await settle(categoryId);
  expect(await hanging()).toBe(0);
});
