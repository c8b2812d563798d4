import { ButtonLink } from "#app/components/button.tsx";
import { SourceMark } from "#app/components/source-mark.tsx";
import { assistsText } from "#domain/athletes/seasons.ts";
import { Table, type Column } from "#app/components/table.tsx";
import { formatIsoDate } from "#domain/dates.ts";
import { formatNumber } from "#domain/number-text.ts";
import type { OwnSeason } from "#server/athletes/own-seasons.server.ts";

/** With the name of the club that was asked, or that confirmed. */
type SeasonRow = OwnSeason & { answeringClub: string | null };

interface SeasonTableProps {
  seasons: readonly SeasonRow[];
  /** Under which each season has its own page, by its id. */
  page: string;
}

export const SeasonTable = ({ seasons, page }: SeasonTableProps) => (
  <Table
    caption="Temporadas"
    columns={columnsOf(page)}
    rows={seasons}
    rowKey={({ id }) => id}
    narrow="stack"
  />
);

const columnsOf = (page: string): Column<SeasonRow>[] => [
  { header: "Temporada", cell: ({ year }) => year ?? "Sem ano", rowHeader: true },
  { header: "Clube", cell: ({ club }) => club ?? "–" },
  { header: "Jogos", cell: ({ games }) => games, align: "end" },
  { header: "Gols", cell: ({ goals }) => goals, align: "end" },
  { header: "Assist.", cell: assistsText, align: "end" },
  { header: "Minutos", cell: ({ minutes }) => formatNumber(minutes), align: "end" },
  { header: "Fonte", cell: (season) => <Source season={season} /> },
  { header: "Ações", hiddenHeader: true, cell: (season) => <Edit season={season} page={page} /> },
];

function Source({ season }: { season: SeasonRow }) {
  const answer = answerText(season);
  return (
    <span className="grid gap-0.5">
      <SourceMark source={season.source} />
      {answer && <span className="text-sm text-muted">{answer}</span>}
    </span>
  );
}

function answerText(season: SeasonRow): string | null {
  const { source, answeringClub, confirmedOn, askedClubId, refused, refusedReason } = season;
  const club = answeringClub ?? "o clube";
  if (source === "match_sheet") return "Não se edita";
  if (confirmedOn) return `Por ${club}, ${formatIsoDate(confirmedOn)}`;
  if (!askedClubId) return null;
  if (!refused) return `Espera ${club}`;
  return refusedReason ? `${club} recusou: ${refusedReason}` : `${club} recusou`;
}

const Edit = ({ season: { id, source, year, club }, page }: { season: SeasonRow; page: string }) =>
  source !== "match_sheet" && (
    <ButtonLink
      to={`${page}/${id}`}
      variant="text"
      size="small"
      className="min-h-11"
      aria-label={`Editar a temporada ${year ?? "sem ano"}${club ? ` no ${club}` : ""}`}
    >
      Editar
    </ButtonLink>
  );
