import { Button, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { StateRing } from "#app/components/wait-steps.tsx";
import type { LinkSide } from "#domain/clubs/links.ts";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { TextLink } from "#app/components/text-link.tsx";
import { SuggestedField } from "#app/components/suggested-field.tsx";
import { MEDIA_PAGE } from "../addresses.ts";

export interface LinkView {
  clubId: string;
  clubName: string;
  askedBy: LinkSide;
  /** Whose yes is awaited, or that both said it. */
  state: "guardian" | "athlete" | "club" | "confirmed";
  day: string;
}

interface LinkAnswer extends Refused {
  /** Clubs of the same name. */
  clubs?: { id: string; label: string }[];
}

interface LinkCardProps {
  links: readonly LinkView[];
  club: string | null;
  /** Photos and videos of clubs that wait for the athlete's yes. */
  clubMedia: number;
  answer?: LinkAnswer;
}

/** Clubs that say, or are asked to say, that the athlete plays there. */
export function LinkCard({ links, club, clubMedia, answer }: LinkCardProps) {
  const form = useFocusOnError(answer);
  return (
    <Card compact title="Vínculo com clube">
      {links.length > 0 && (
        <ul className="mb-4 grid gap-3">
          {links.map((link) => (
            <LinkItem key={link.clubId} {...link} />
          ))}
        </ul>
      )}
      {clubMedia > 0 && (
        <p className="mb-4">
          <TextLink to={MEDIA_PAGE}>
            {clubMedia === 1
              ? "1 foto ou vídeo de clube espera o seu sim"
              : `${clubMedia} fotos e vídeos de clubes esperam o seu sim`}
          </TextLink>
        </p>
      )}
      <p className="mb-3 text-compact text-muted">
        Um clube verificado confirma que você joga lá, e passa a poder confirmar seus números.
      </p>
      <PostForm ref={form} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="vinculo" />
        <SuggestedField
          label="Clube cadastrado"
          from="/clubes/nomes"
          {...fieldOf(answer)("clubName", links.length === 0 ? (club ?? "") : "")}
          required
          maxLength={120}
          className="min-w-0 grow basis-60"
        />
        <SubmitButton size="small" className="min-h-12">
          Pedir vínculo
        </SubmitButton>
        {answer?.clubs && (
          <fieldset className="flex basis-full flex-wrap gap-2">
            <legend className="mb-1 font-semibold">Qual deles?</legend>
            {answer.clubs.map(({ id, label }) => (
              <Button key={id} type="submit" name="clubChoice" value={id} size="small" className="min-h-11">
                {label}
              </Button>
            ))}
          </fieldset>
        )}
      </PostForm>
    </Card>
  );
}

const STATES = {
  athlete: (day: string) => `O clube pediu em ${day} e espera a sua resposta.`,
  confirmed: (day: string) => `Vínculo confirmado pelo clube em ${day}.`,
  club: (day: string) => `Pedido em ${day}. Espera a resposta do clube.`,
  guardian: (day: string) => `Pedido em ${day}. Espera o sim do seu responsável.`,
};

const CLUB_ASKED = (day: string) => `O clube pediu em ${day}. Espera o sim do seu responsável.`;

const LinkItem = ({ clubId, clubName, askedBy, state, day }: LinkView) => (
  <li className="flex flex-wrap items-start gap-3">
    <StateRing state={state === "confirmed" ? "done" : "now"} />
    <div className="min-w-0 grow basis-40">
      <p className="font-semibold wrap-anywhere">{clubName}</p>
      <p className="text-compact text-muted">
        {askedBy === "club" && state === "guardian" ? CLUB_ASKED(day) : STATES[state](day)}
      </p>
    </div>
    <PostForm className="flex flex-wrap gap-2">
      <input type="hidden" name="clube" value={clubId} />
      {state === "athlete" && (
        <SubmitButton intent="aceitar-vinculo" size="small" className="min-h-11">
          Confirmar<span className="sr-only"> o vínculo com {clubName}</span>
        </SubmitButton>
      )}
      <SubmitButton intent="sem-vinculo" variant="text" size="small" className="min-h-11">
        {state === "confirmed" ? "Encerrar" : askedBy === "club" ? "Recusar" : "Desistir"}
        <span className="sr-only">
          {state === "confirmed" || askedBy === "club" ? " o" : " do"} vínculo com {clubName}
        </span>
      </SubmitButton>
    </PostForm>
  </li>
);
