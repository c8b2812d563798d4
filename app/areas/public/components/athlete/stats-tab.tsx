import { BarChart3 } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "#app/components/card.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { MeterBar } from "#app/components/meter-bar.tsx";
import { Stat, StatList } from "#app/components/stat.tsx";
import { formatIsoDate } from "#domain/dates.ts";
import { formatNumber } from "#domain/number-text.ts";
import type { AthleteSite } from "#server/athletes/athletes.server.ts";

type StatsTabProps = {
  stats: AthleteSite["stats"];
  /** Shown below the numbers. */
  children?: ReactNode;
};

export function StatsTab({ stats, children }: StatsTabProps) {
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
      <StatList>
        <Stat label="Jogos" value={stats.games} />
        <Stat label="Gols" value={stats.goals} />
        <Stat label="Assistências" value={stats.assists} />
        <Stat label="Minutos" value={formatNumber(stats.minutes)} />
      </StatList>
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Card title="Aproveitamento" level={3}>
          <div className="grid gap-5">
            <MeterBar label="Precisão de passes" value={stats.passAccuracy} />
            <MeterBar label="Dribles certos" value={stats.dribbles} />
          </div>
        </Card>
        <Card title="Disciplina" level={3}>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-4">
            <CardCount label="Cartões amarelos" value={stats.yellowCards} colour="bg-draw" />
            <CardCount label="Cartões vermelhos" value={stats.redCards} colour="bg-loss" />
          </dl>
        </Card>
      </div>
      <p className="text-sm text-muted">Última atualização: {formatIsoDate(stats.updatedOn)}</p>
      {children}
    </div>
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
