import { SearchX } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { Button } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { MeterBar } from "#app/components/meter-bar.tsx";
import { Prose } from "#app/components/prose.tsx";
import { ResultDots } from "#app/components/result-dots.tsx";
import { Skeleton, SkeletonText } from "#app/components/skeleton.tsx";
import { Stat, StatList } from "#app/components/stat.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { MatchResult } from "#domain/clubs/results.ts";
import { KitSection } from "./kit-section.tsx";

type Club = { name: string; place: string; points: number; results: MatchResult[]; status: string };

const CLUBS: Club[] = [
  {
    name: "Esporte Clube Litoral",
    place: "Santos, SP",
    points: 87,
    results: ["W", "W", "D", "W"],
    status: "Oficial",
  },
  {
    name: "Associação Vale Verde",
    place: "Lages, SC",
    points: 81,
    results: ["W", "L", "W", "D"],
    status: "Parcial",
  },
  {
    name: "Instituto Bola na Rede",
    place: "Natal, RN",
    points: 64,
    results: ["L", "W", "D", "L"],
    status: "Oficial",
  },
];

const COLUMNS: Column<Club>[] = [
  { header: "Clube", cell: (club) => club.name, rowHeader: true },
  { header: "Localização", cell: (club) => club.place },
  {
    header: "Parceria",
    cell: (club) => <Badge tone={club.status === "Oficial" ? "grass" : "neutral"}>{club.status}</Badge>,
  },
  {
    header: "Resultados",
    cell: (club) => <ResultDots results={club.results} label={`Últimos resultados de ${club.name}`} />,
  },
  { header: "Pontos", cell: (club) => club.points, align: "end" },
  { header: "Ações", cell: () => <Button size="small">Editar</Button>, hiddenHeader: true, align: "end" },
];

export function KitTables() {
  return (
    <KitSection id="tabelas" title="Tabelas">
      <Table caption="Ranking nacional" columns={COLUMNS} rows={CLUBS} rowKey={(club) => club.name} />
      <Table
        caption="Clubes parceiros"
        columns={COLUMNS}
        rows={CLUBS}
        rowKey={(club) => club.name}
        narrow="stack"
      />
    </KitSection>
  );
}

export function KitContent() {
  return (
    <KitSection id="conteudos" title="Painéis e números">
      <StatList>
        <Stat label="Jogos" value={32} />
        <Stat label="Gols" value={21} />
        <Stat label="Assistências" value={9} />
        <Stat label="Minutos" value="2.640" />
      </StatList>
      <div className="grid gap-5 md:grid-cols-2">
        <Card title="Precisão" level={3}>
          <div className="grid gap-5">
            <MeterBar label="Precisão de passes" value={82.5} />
            <MeterBar label="Dribles certos" value={0} />
            <MeterBar label="Duelos ganhos" value={100} />
          </div>
        </Card>
        <Card title="Sobre" level={3}>
          <Prose>
            <p>
              Centroavante de área, começou no futsal aos sete anos. Bom no jogo aéreo e no pivô. Veja o{" "}
              <a href="#conteudos">histórico completo</a>.
            </p>
          </Prose>
        </Card>
      </div>
    </KitSection>
  );
}

export function KitStates() {
  return (
    <KitSection id="estados" title="Vazio e carregando">
      <EmptyState
        level={3}
        icon={<SearchX />}
        title="Nenhum atleta encontrado."
        action={<Button>Limpar filtros</Button>}
      >
        <p>Tente ajustar os filtros de pesquisa.</p>
      </EmptyState>
      <Card>
        <Skeleton className="mb-5 h-8 w-1/2" />
        <SkeletonText lines={4} />
      </Card>
    </KitSection>
  );
}
