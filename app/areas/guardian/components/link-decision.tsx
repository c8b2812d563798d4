import { Link2 } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { firstName } from "#domain/person-name.ts";
import type { DeskView } from "../desk-view.ts";
import { DecisionCard } from "./decision-card.tsx";

type LinkDecisionProps = { link: DeskView["links"][number]; primary: boolean };

/** The athlete wants a club to say that they play there, or a club says it and asks. */
export function LinkDecision({ link, primary }: LinkDecisionProps) {
  const { athleteId, clubId, clubName, askedBy, scoutName, athlete, at } = link;
  const club = <TextLink to={`/clube/${clubId}`}>{clubName}</TextLink>;
  return (
    <DecisionCard icon={Link2} title="Vínculo com clube" athlete={athlete}>
      {askedBy === "club" ? (
        <p>
          {club}, clube verificado, diz que {firstName(athlete.name)} joga lá e pediu em {at} a sua
          confirmação{scoutName && ` (quem pediu: ${scoutName})`}. Com o seu sim o perfil aparece na página do
          clube, e o clube pode confirmar números.
        </p>
      ) : (
        <p>
          {firstName(athlete.name)} diz que joga neste clube e pediu em {at} que ele confirme: {club}. O clube
          só fica sabendo se você autorizar.
        </p>
      )}
      <PostForm className="grid grid-cols-2 gap-3 sm:flex">
        <input type="hidden" name="intent" value="vinculo" />
        <input type="hidden" name="athlete" value={athleteId} />
        <input type="hidden" name="club" value={clubId} />
        <SubmitButton
          name="decision"
          value="approve"
          variant={primary ? "primary" : "outline"}
          className="max-sm:px-2"
        >
          Autorizar
        </SubmitButton>
        <SubmitButton name="decision" value="refuse" className="max-sm:px-2">
          Não autorizar
        </SubmitButton>
      </PostForm>
    </DecisionCard>
  );
}
