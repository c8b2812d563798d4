import { Video } from "lucide-react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { MediaThumb } from "#app/components/media/media-thumb.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Picture } from "#domain/media/picture.ts";
import { titleOrKind } from "#domain/media/titles.ts";

/** A photo or video that waits for the guardian. */
export interface WaitingMedia {
  id: string;
  kind: "photo" | "video" | "logo";
  title: string;
  seconds: number | null;
  playable: boolean;
  picture: Picture;
}

const SHOWN = 4;

/** What waits for the guardian of one athlete: decided together, or one by one on a page of its own. */
export function MediaDecision({
  athlete,
  items,
  returnTo,
}: {
  athlete: { id: string; name: string };
  items: readonly WaitingMedia[];
  /** The page that the card stands on. */
  returnTo: string;
}) {
  if (items.length === 0) return null;
  return (
    <section aria-label={`Mídias de ${athlete.name}`} className="panel overflow-hidden">
      <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-3">
        <h2 className="flex items-center gap-2.5 font-sans text-base font-bold">
          <Video className="size-5" aria-hidden="true" />
          {items.length === 1 ? "1 mídia para aprovar" : `${items.length} mídias para aprovar`}
        </h2>
        <span className="text-compact">{athlete.name}</span>
      </div>
      <div className="grid gap-3 p-4">
        <ul className="grid grid-cols-2 gap-2.5">
          {items.slice(0, SHOWN).map((item) => (
            <li key={item.id} className="relative aspect-4/3 overflow-hidden rounded-control bg-line">
              <MediaThumb item={thumbOf(item)} sizes="(width >= 40rem) 280px, 45vw" length />
            </li>
          ))}
        </ul>
        <div>
          <p className="font-semibold wrap-anywhere">{titlesOf(items)}</p>
          <p className="text-muted">{OTHERS}</p>
        </div>
        <div className="flex flex-wrap gap-2 [&>*]:grow">
          <PostForm action={decisionPath(athlete.id)} className="grid">
            <input type="hidden" name="voltar" value={returnTo} />
            {items.map(({ id }) => (
              <input key={id} type="hidden" name="ids" value={id} />
            ))}
            <SubmitButton intent="aprovar">{approveLabel(items.length)}</SubmitButton>
          </PostForm>
          <ButtonLink to={decisionPath(athlete.id)} className="border-edge">
            Ver uma a uma
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

export const OTHERS = "Outras pessoas aparecem? Só publique se puderem aparecer.";

const decisionPath = (athleteId: string): string => `/responsavel/midia/${athleteId}`;

export const thumbOf = ({ kind, picture, seconds }: WaitingMedia) => ({
  kind: kind === "video" ? ("video" as const) : ("photo" as const),
  picture,
  durationSeconds: seconds,
});

const approveLabel = (count: number): string =>
  count === 1 ? "Aprovar" : count === 2 ? "Aprovar as duas" : "Aprovar todas";

/** "Gols contra o Vale Verde e Foto com o troféu", or the first and how many more. */
function titlesOf(items: readonly WaitingMedia[]): string {
  const titles = items.map(({ title, kind }) => titleOrKind(title, kind));
  if (titles.length <= 2) return titles.join(" e ");
  return `${titles.slice(0, 2).join(", ")} e mais ${titles.length - 2}`;
}
