import { Plus } from "lucide-react";
import { Card } from "#app/components/card.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import {
  COMPLETENESS_PARTS,
  type Completeness,
  type CompletenessPart,
} from "#domain/athletes/completeness.ts";
import { pageToFill } from "../addresses.ts";

/** What is missing, as something to do, and the name of the place where it is done. */
const PARTS: Record<CompletenessPart, { label: string; where: string }> = {
  identity: { label: "Cidade e modalidade", where: "pessoais" },
  position: { label: "Sua posição", where: "esportivos" },
  body: { label: "Altura e peso", where: "esportivos" },
  traits: { label: "Três características", where: "esportivos" },
  about: { label: "Contar sua história", where: "sobre" },
  history: { label: "Por onde passou", where: "histórico" },
  achievements: { label: "Uma conquista", where: "conquistas" },
  photo: { label: "Foto da figurinha", where: "mídia" },
  numbers: { label: "Números de uma temporada", where: "números" },
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
            const { label, where } = PARTS[part];
            return (
              <li key={part} className="flex min-h-11 items-center gap-2">
                <Plus className="size-4 shrink-0 text-muted" aria-hidden="true" />
                <TextLink to={pageToFill(COMPLETENESS_PARTS[part])}>{label}</TextLink>
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
