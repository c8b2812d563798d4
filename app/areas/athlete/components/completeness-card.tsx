import { Plus } from "lucide-react";
import { Card } from "#app/components/card.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { Completeness, CompletenessPart } from "#domain/athletes/completeness.ts";

/** What is missing, as something to do, and where it is done. */
const PARTS: Record<CompletenessPart, { label: string; where: string; to: string }> = {
  identity: { label: "Cidade e modalidade", where: "pessoais", to: "?editar=pessoais" },
  position: { label: "Sua posição", where: "esportivos", to: "?editar=esportivos" },
  body: { label: "Altura e peso", where: "esportivos", to: "?editar=esportivos" },
  traits: { label: "Três características", where: "esportivos", to: "?editar=esportivos" },
  about: { label: "Contar sua história", where: "sobre", to: "?editar=sobre" },
  history: { label: "Por onde passou", where: "histórico", to: "?editar=historico" },
  achievements: { label: "Uma conquista", where: "conquistas", to: "?editar=conquistas" },
  photo: { label: "Foto da figurinha", where: "mídia", to: "/athlete/midia" },
  numbers: { label: "Números de uma temporada", where: "números", to: "/athlete/numeros" },
};

export function CompletenessCard({ done, total, percent, missing }: Completeness) {
  return (
    <Card
      compact
      title={
        <span className="flex items-baseline justify-between gap-4">
          Perfil {percent}% completo
          <Count done={done} total={total} />
        </span>
      }
    >
      <SegmentMeter done={done} total={total} />
      {missing.length > 0 && (
        <ul className="mt-3 grid">
          {missing.map((part) => {
            const { label, where, to } = PARTS[part];
            return (
              <li key={part} className="flex min-h-11 items-center gap-2">
                <Plus className="size-4 shrink-0 text-muted" aria-hidden="true" />
                <TextLink to={to}>{label}</TextLink>
                <span className="ml-auto text-sm text-muted">{where}</span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

const Count = ({ done, total }: { done: number; total: number }) => (
  <span className="font-sans text-compact font-normal tracking-normal text-muted">
    {done} de {total}
  </span>
);

/** A segment for each part; the words beside it say the same. */
export const SegmentMeter = ({ done, total }: { done: number; total: number }) => (
  <div aria-hidden="true" className="flex gap-1">
    {Array.from({ length: total }, (_, at) => (
      <span
        key={at}
        className={`h-2.5 flex-1 rounded-sm border-2 ${at < done ? "border-grass bg-grass" : "border-edge"}`}
      />
    ))}
  </div>
);
