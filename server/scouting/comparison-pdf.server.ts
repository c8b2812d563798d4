import { comparedWith, COMPARISON_RULES, WHY_NO_PERCENTILE } from "#domain/scouting/compared-text.ts";
import type { AskedComparison } from "#domain/scouting/compared.ts";
import { RADAR_MEASURES } from "#domain/scouting/percentiles.ts";
import { formatHeight } from "#domain/athletes/measures.ts";
import { OF_SOURCE } from "#domain/athletes/seasons.ts";
import { formatDate } from "#domain/dates.ts";
import { profileIdOf, userIdOf, type Actor } from "#domain/identity/actor.ts";
import { formatNumber } from "#domain/number-text.ts";
import { err, ok, type Result } from "#domain/result.ts";
import {
  comparison as drawComparison,
  drawable,
  type ComparisonSheet,
  type SharedFile,
  type ShareProblem,
} from "#server/athletes/share/share.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { today } from "#server/platform/clock.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import { compareAthletes, type ComparedAthlete, type Comparison } from "./comparison.server.ts";

/** The comparison as one page of PDF. With nobody to show there is no page. */
export async function comparisonPdf(
  actor: Actor,
  browser: Pick<Browser, "address">,
  asked: AskedComparison,
): Promise<Result<SharedFile & { athleteIds: string[] }, ShareProblem>> {
  const compared = await compareAthletes(actor, asked);
  if (!compared.ok) return err("not_found");
  const athleteIds = compared.value.columns.flatMap(({ athlete }) => (athlete ? [athlete.id] : []));
  if (athleteIds.length === 0) return err("not_found");
  const drawn = await drawComparison(browser, {
    ...sheetOf(compared.value),
    madeFor: await readerOf(actor),
    madeOn: formatDate(today()),
  });
  return drawn.ok ? ok({ ...drawn.value, athleteIds }) : drawn;
}

/** "Renato Prado, EC Litoral" */
async function readerOf(actor: Actor): Promise<string> {
  const [userId, clubId] = [userIdOf(actor) ?? "", profileIdOf(actor, "club") ?? ""];
  const [people, clubNames] = await Promise.all([identity.names([userId]), clubs.names([clubId])]);
  return drawable([people.get(userId), clubNames.get(clubId)].filter(Boolean).join(", "));
}

const GONE = "Atleta indisponível";
const NONE = { text: "–", note: null };

function sheetOf({ columns, source }: Comparison): Omit<ComparisonSheet, "madeFor" | "madeOn"> {
  const row = (name: string, cell: (athlete: ComparedAthlete) => string | null | undefined) => ({
    name,
    cells: columns.map(({ athlete }) => ({ text: (athlete && cell(athlete)) || "–", note: null })),
  });
  return {
    numbersFrom: source && `Números ${OF_SOURCE[source]}, de uma só fonte e de todas as temporadas.`,
    athletes: columns.map(({ athlete }) => ({
      name: athlete ? drawable(athlete.name) || athlete.subdomain : GONE,
      comparedWith: athlete ? comparedWith(athlete.measures, athlete.peers) : "",
      percentiles: athlete?.measures?.map(({ percentile }) => percentile) ?? [],
    })),
    rows: [
      row("Idade · nascimento", ({ age, birthYear }) => `${age} · ${birthYear}`),
      row("Altura", ({ heightCm }) => (heightCm ? formatHeight(heightCm) : null)),
      row("Pé", ({ foot }) => foot),
      row("Posição", ({ position }) => position),
      row("Jogos · minutos", ({ totals }) => {
        const total = totals.find((own) => own.source === source);
        return total && `${formatNumber(total.games)} · ${formatNumber(total.minutes)}`;
      }),
      ...RADAR_MEASURES.map((measure, axis) => ({
        name: measure.row,
        cells: columns.map(({ athlete }) => {
          const measured = athlete?.measures?.[axis];
          if (!measured || measured.why === "not_measured") return NONE;
          const { value, percentile, why } = measured;
          return { text: value, note: percentile === null ? WHY_NO_PERCENTILE[why!] : `p${percentile}` };
        }),
      })),
    ],
    rules: COMPARISON_RULES,
  };
}
