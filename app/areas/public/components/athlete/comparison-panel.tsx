import { X } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { ComparisonChart } from "#app/components/comparison-chart.tsx";
import { SourceLinks } from "#app/components/source-links.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { compare, FEWEST_COMPARED, type Compared } from "#domain/athletes/comparison.ts";
import {
  OF_SOURCE,
  SOURCE_ADDRESSES,
  type SeasonSource,
  type SourceTotal,
} from "#domain/athletes/seasons.ts";
import { firstName } from "#domain/person-name.ts";
import type { CategoryAverage } from "#server/athletes/athletes.server.ts";

type ComparisonPanelProps = {
  name: string;
  totals: readonly SourceTotal[];
  source: SeasonSource;
  /** Null for someone who is in none. */
  category: CategoryAverage | null;
};

export function ComparisonPanel({ name, totals, source, category }: ComparisonPanelProps) {
  const stats = totals.find((total) => total.source === source);
  if (!stats) return null;
  return (
    <Card title="Comparação com a categoria" level={3}>
      <div className="grid gap-6">
        <SourceLinks
          sources={totals.map((total) => total.source)}
          current={source}
          to={(each) => `?comparar=${SOURCE_ADDRESSES[each]}`}
        />
        {category?.average ? (
          <Comparison name={firstName(name)} stats={stats} category={category} average={category.average} />
        ) : (
          <p className="max-w-[60ch]">{category ? tooFew(category) : UNKNOWN}</p>
        )}
        <ButtonLink to="?" preventScrollReset size="small" className="justify-self-start">
          <X aria-hidden="true" />
          Ocultar comparação
        </ButtonLink>
      </div>
    </Card>
  );
}

type ComparisonProps = {
  name: string;
  stats: SourceTotal;
  category: CategoryAverage;
  average: NonNullable<CategoryAverage["average"]>;
};

function Comparison({ name, stats, category, average }: ComparisonProps) {
  const rows = compare(stats, average);
  const columns: Column<Compared>[] = [
    { header: "Número", cell: (row) => row.label, rowHeader: true },
    { header: name, cell: (row) => row.own, align: "end" },
    { header: "Média", cell: (row) => row.average, align: "end" },
  ];
  return (
    <>
      <p className="max-w-[60ch]">
        {name} ao lado da média de <strong>{average.athletes} atletas</strong> com perfil público:{" "}
        {describe(category)}. Só números {OF_SOURCE[category.source]}.
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ComparisonChart name={name} other="Média da categoria" rows={rows} />
        <Table
          caption={`Números de ${name} e média da categoria`}
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ label }) => label}
        />
      </div>
    </>
  );
}

const describe = ({ birthYear, group, modality }: CategoryAverage) =>
  `${modality === "feminino" ? "nascidas" : "nascidos"} em ${birthYear}, posição ${group}, futebol ${modality}`;

const tooFew = (category: CategoryAverage) =>
  `Ainda não há média para comparar (${describe(category)}). Ela aparece quando ao menos ${FEWEST_COMPARED} atletas da categoria têm números públicos ${OF_SOURCE[category.source]}: com menos, a média revelaria os números de cada um.`;

const UNKNOWN =
  "Para comparar, o perfil precisa de data de nascimento confirmada, posição e modalidade. Falta ao menos uma delas.";
