import { Images } from "lucide-react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { MediaThumb } from "#app/components/media/media-thumb.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { firstName } from "#domain/person-name.ts";
import type { DeskView } from "../desk-view.ts";
import { DecisionCard } from "./decision-card.tsx";

const SHOWN = 4;

type AppearanceDecisionProps = { waiting: DeskView["appearances"][number]; primary: boolean };

/** What one club wants to show of one athlete: decided together, or one by one on a page of its own. */
export function AppearanceDecision({ waiting: { athlete, club, items }, primary }: AppearanceDecisionProps) {
  const page = `/responsavel/midia/${athlete.id}`;
  const what = items.length === 1 ? "1 foto ou vídeo" : `${items.length} fotos e vídeos`;
  return (
    <DecisionCard icon={Images} title="Na página de um clube" athlete={athlete}>
      <ul className={cx("grid gap-2.5", items.length > 1 && "grid-cols-2")}>
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id} className="relative aspect-4/3 overflow-hidden rounded-control bg-line">
            <MediaThumb item={item} sizes="(width >= 40rem) 340px, 45vw" length />
          </li>
        ))}
      </ul>
      <p>
        O <TextLink to={`/clube/${club.id}`}>{club.name}</TextLink>, clube verificado, quer mostrar {what} em
        que {firstName(athlete.name)} aparece. Sem o seu sim nada vai ao ar.
      </p>
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <PostForm action={page} className="grid">
          <input type="hidden" name="voltar" value="/responsavel" />
          {items.map(({ id }) => (
            <input key={id} type="hidden" name="media" value={id} />
          ))}
          <SubmitButton intent="clube-sim" variant={primary ? "primary" : "outline"} className="max-sm:px-2">
            {items.length === 1 ? "Autorizar" : "Autorizar todas"}
          </SubmitButton>
        </PostForm>
        <ButtonLink to={page} className="border-edge max-sm:px-2">
          Ver e decidir
        </ButtonLink>
      </div>
    </DecisionCard>
  );
}
