import { BarChart3 } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#app/components/card.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { MeterBar } from "#app/components/meter-bar.tsx";
import { SourceMark } from "#app/components/source-mark.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { assistsText, firstShown, type Season } from "#domain/athletes/seasons.ts";
import { formatIsoDate } from "#domain/dates.ts";
import { formatNumber } from "#domain/number-text.ts";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";
import { MainNumbers } from "./main-numbers.tsx";

type StatsTabProps = {
  athlete: Pick<AthleteSite, "totals" | "seasons" | "numbersOn">;
  /** Shown below the numbers. */
  children?: ReactNode;
};

export function StatsTab({ athlete: { totals, seasons, numbersOn }, children }: StatsTabProps) {
  const stats = firstShown(totals);
  if (!stats) {
    return (
      <EmptyState title="Sem estatísticas por enquanto" icon={<BarChart3 />}>
        <p>Jogos, gols e assistências aparecem aqui quando o atleta os registra.</p>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">Estatísticas</h2>
      <MainNumbers totals={totals} />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Card title="Aproveitamento" level={3}>
          <div className="grid gap-5">
            <Percentage label="Precisão de passes" value={stats.passAccuracy} />
            <Percentage label="Dribles certos" value={stats.dribbles} />
          </div>
        </Card>
        <Card title="Disciplina" level={3}>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
            <CardCount label="Cartões amarelos" value={stats.yellowCards} colour="bg-draw" />
            <CardCount label="Cartões vermelhos" value={stats.redCards} colour="bg-loss" />
          </dl>
        </Card>
      </div>
      {seasons.some(({ year }) => year !== null) && <Seasons seasons={seasons} />}
      <p className="text-sm text-muted">Última atualização: {numbersOn && formatIsoDate(numbersOn)}</p>
      {children}
    </div>
  );
}

const COLUMNS: Column<Season>[] = [
  { header: "Temporada", cell: ({ year }) => year ?? "Sem ano", rowHeader: true },
  { header: "Clube", cell: ({ club }) => club ?? "–" },
  { header: "Jogos", cell: ({ games }) => games, align: "end" },
  { header: "Gols", cell: ({ goals }) => goals, align: "end" },
  { header: "Assistências", cell: assistsText, align: "end" },
  { header: "Minutos", cell: ({ minutes }) => formatNumber(minutes), align: "end" },
  { header: "Fonte", cell: ({ source }) => <SourceMark source={source} className="text-sm" /> },
];

const Seasons = ({ seasons }: { seasons: readonly Season[] }) => (
  <Table
    caption="Temporada a temporada"
    columns={COLUMNS}
    rows={seasons}
    rowKey={({ year, club, source }) => `${year} ${source} ${club}`}
    narrow="stack"
  />
);

function Percentage({ label, value }: { label: string; value: number | null }) {
  if (value !== null) return <MeterBar label={label} value={value} />;
  return (
    <p className="flex items-baseline justify-between gap-4">
      <span className="font-semibold">{label}</span>
      <span className="text-muted">Não informado</span>
    </p>
  );
}

function CardCount({ label, value, colour }: { label: string; value: number; colour: string }) {
  return (
    <div className="grid grid-cols-[1.5rem_1fr] items-center gap-x-3">
      <span aria-hidden="true" className={`row-span-2 h-8 w-6 rounded-sm ${colour}`} />
      <dt className="order-2 text-sm font-semibold text-muted">{label}</dt>
      <dd className="font-display text-3xl leading-none font-extrabold">{value}</dd>
    </div>
  );
}
