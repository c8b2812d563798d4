import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { resultsForFile } from "#server/championships/decisions/results.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aDrawnCup, close, matchesOf, play, TWO_GROUPS } from "#server/championships/testing/played.ts";
import { settle } from "#server/championships/tables-job.ts";
import { client } from "#server/platform/database/database.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { anOrganiser } from "#seed/factories/cup.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { matchesCsv, tableCsv } from "./category-files.ts";

beforeAll(() => configure());

/** A league of three with one closed match; the others are planned, one of them with a day. */
async function aCup() {
  const cup = await aDrawnCup(3, { format: { kind: "league", rounds: 1 } });
  const rename = "update championship_teams set name = $2 where id = $1";
  await client().query(rename, [cup.teams[0], "=Vale; Verde"]);
  const isOfFirst = ({ homeTeamId, awayTeamId }: { homeTeamId: string | null; awayTeamId: string | null }) =>
    [homeTeamId, awayTeamId].includes(cup.teams[0]!);
  const [first, second] = (await matchesOf(cup)).toSorted(
    (one, other) => Number(isOfFirst(other)) - Number(isOfFirst(one)),
  );
  const scores = first!.homeTeamId === cup.teams[0] ? ([2, 0] as const) : ([0, 2] as const);
  await close(cup, first!.id, scores);
  await client().query(
    `with field as (insert into championship_fields (championship_id, venue, name)
       values ($2, 'Centro Esportivo', 'Campo 1') returning id)
     update championship_matches set kick_off = '2026-11-21T18:30:00Z', referee = 'José Prado', field_id = field.id
     from field where championship_matches.id = $1`,
    [second!.id, cup.championshipId],
  );
  await settle(cup.categoryId);
  return cup;
}
type Cup = Awaited<ReturnType<typeof aCup>>;

const fileFor = ({ championshipId, categoryId }: Cup, organising: Organising) =>
  resultsForFile(organising, { championshipId, categoryId });
const linesOf = (csv: string) => csv.slice(1).trimEnd().split("\r\n");

test("the matches leave with day, time, field, referee, score and state, and nothing that a spreadsheet runs", async () => {
  const cup = await aCup();
  const csv = matchesCsv(expectOk(await fileFor(cup, cup.organising)));
  expect(csv.startsWith("\uFEFF")).toBe(true);
  const [head, ...rows] = linesOf(csv);
  expect(head).toBe(
    '"Rodada";"Grupo ou chave";"Data";"Hora";"Campo";"Árbitro";"Mandante";"Gols do mandante";' +
      '"Gols do visitante";"Visitante";"Pênaltis do mandante";"Pênaltis do visitante";"Situação";"Observação"',
  );
  expect(rows).toHaveLength(3);
  expect(csv).toContain('"21/11/2026";"15:30";"Centro Esportivo · Campo 1";"José Prado";');
  expect(rows.filter((row) => row.includes('"encerrada"'))).toHaveLength(1);
  expect(rows.filter((row) => row.includes('"marcada"'))).toHaveLength(2);
  expect(csv).toContain('"\'=Vale; Verde"');
  expect(csv).not.toMatch(/"=/);
});

test("the table leaves as it stands, with negative goals as numbers", async () => {
  const cup = await aCup();
  const [head, first, ...others] = linesOf(tableCsv(expectOk(await fileFor(cup, cup.organising))));
  expect(head).toBe(
    '"Grupo";"Posição";"Equipe";"Sigla";"Pontos";"Jogos";"Vitórias";"Empates";"Derrotas";"Gols pró";' +
      '"Gols contra";"Saldo de gols";"Pontos por decisão"',
  );
  expect(first).toBe(`"";"1";"'=Vale; Verde";"T1";"3";"1";"1";"0";"0";"2";"0";"2";"0"`);
  expect(others).toHaveLength(2);
  expect(others.join()).toContain('"0";"2";"-2";"0"');
});

test("the table that decides among the groups stands below them, with the averages that it compares", async () => {
  const advance = { by: "places", places: 1, bestNext: 1 } as const;
  const cup = await aDrawnCup(9, { format: { ...TWO_GROUPS, groups: 3, advance } });
  await play(cup, { except: ({ groupName }) => groupName !== "A" });
  const lines = linesOf(tableCsv(expectOk(await fileFor(cup, cup.organising))));
  expect(lines[0]).toMatch(/^"Tabela";"Grupo";"Posição";"Equipe";.*;"Pontos por decisão";"Pontos por jogo"$/);
  const best = lines.find((line) => line.startsWith('"Melhores segundos colocados"'));
  expect(lines).toHaveLength(1 + 9 + 3);
  expect(best).toContain('"A";"1";"Time 2";"T2";"3";"2"');
  expect(best).toMatch(/"1,50"$/);
  expect(lines[1]).toMatch(/^"Grupo A";"A";"1";"Time 1"/);
});

test("a scout of the club and an owner without a plan take the files, others find nothing", async () => {
  const cup = await aCup();
  const club = await aVerifiedClub();
  const owner = await aClubMember(club.id, { role: "owner" });
  const scout = await aClubMember(club.id, { role: "scout" });
  await client().query("update championships set club_id = $2, organiser_profile_id = null where id = $1", [
    cup.championshipId,
    club.id,
  ]);
  for (const { actor } of [owner, scout]) expect((await fileFor(cup, { actor, tools: false })).ok).toBe(true);
  const missing = { ok: false, error: "not_found" };
  const stranger = await anOrganiser();
  expect(await fileFor(cup, stranger.organising)).toEqual(missing);
  // A category of one's own, by the address of another championship.
  const other = await aCup();
  expect(await fileFor({ ...other, championshipId: cup.championshipId }, other.organising)).toEqual(missing);
});
