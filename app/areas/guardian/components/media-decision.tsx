import { Video } from "lucide-react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { MediaThumb } from "#app/components/media/media-thumb.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { titleOrKind } from "#domain/media/titles.ts";
import type { DeskView, MediaView } from "../desk-view.ts";
import { DecisionCard } from "./decision-card.tsx";

const SHOWN = 4;

type MediaDecisionProps = { waiting: DeskView["media"][number]; primary: boolean };

/** What waits for the guardian of one athlete: decided together, or one by one on a page of its own. */
export function MediaDecision({ waiting: { athlete, items }, primary }: MediaDecisionProps) {
  return (
    <DecisionCard
      icon={Video}
      title={items.length === 1 ? "1 mídia para aprovar" : `${items.length} mídias para aprovar`}
      athlete={athlete}
    >
      <ul className="grid grid-cols-2 gap-2.5">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id} className="relative aspect-4/3 overflow-hidden rounded-control bg-line">
            <MediaThumb item={item} sizes="(width >= 40rem) 340px, 45vw" length />
          </li>
        ))}
      </ul>
      <div>
        <p className="font-semibold wrap-anywhere">{titlesOf(items)}</p>
        <p className="text-muted">{OTHERS}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <PostForm action={decisionPath(athlete.id)} className="grid">
          <input type="hidden" name="voltar" value="/responsavel" />
          {items.map(({ id }) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
          <SubmitButton intent="aprovar" variant={primary ? "primary" : "outline"} className="max-sm:px-2">
            {approveLabel(items.length)}
          </SubmitButton>
        </PostForm>
        <ButtonLink to={decisionPath(athlete.id)} className="border-edge max-sm:px-2">
          Ver uma a uma
        </ButtonLink>
      </div>
    </DecisionCard>
  );
}

export const OTHERS = "Outras pessoas aparecem? Só publique se puderem aparecer.";

const decisionPath = (athleteId: string): string => `/responsavel/midia/${athleteId}`;

const approveLabel = (count: number): string =>
  count === 1 ? "Aprovar" : count === 2 ? "Aprovar as duas" : "Aprovar todas";

/** "Gols contra o Vale Verde e Foto com o troféu", or the first and how many more. */
function titlesOf(items: readonly MediaView[]): string {
  const titles = items.map(({ title, kind }) => titleOrKind(title, kind));
  if (titles.length <= 2) return titles.join(" e ");
  return `${titles.slice(0, 2).join(", ")} e mais ${titles.length - 2}`;
}
