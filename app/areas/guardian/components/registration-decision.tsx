import { ShieldCheck, TicketCheck } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { FoldedDayPhone } from "#app/components/registrations/day-phone.tsx";
import { ReportLink } from "#app/components/report-link.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { firstName } from "#domain/person-name.ts";
import type { DeskView } from "../desk-view.ts";
import { DecisionCard } from "./decision-card.tsx";

type RegistrationDecisionProps = {
  registration: DeskView["registrations"][number];
  primary: boolean;
  refused?: Refused;
};

/** An event that the athlete wants to go to, or a place that opened: who organises it, what it costs, what is released. */
export function RegistrationDecision({ registration, primary, refused }: RegistrationDecisionProps) {
  const { id, athlete, event, held, offered } = registration;
  const form = useFocusOnError(refused);
  return (
    <DecisionCard
      icon={TicketCheck}
      title={offered ? "Vaga para aceitar" : "Inscrição para autorizar"}
      athlete={athlete}
    >
      <div className="grid justify-items-start gap-2">
        {event.safe && (
          <Badge tone="grass">
            <ShieldCheck aria-hidden="true" />
            Peneira Segura
          </Badge>
        )}
        <h3 className="text-2xl wrap-anywhere">
          <CategoryText>{event.title}</CategoryText>
        </h3>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact label="Organiza">
          {event.organiser
            ? event.organiser.name + (event.organiser.verified ? ", clube verificado" : "")
            : "Equipe Joia da Base"}
        </Fact>
        <Fact label="Quando">{event.when}</Fact>
        <Fact label="Onde">{event.place}</Fact>
        <Fact label="Taxa">{event.fee}</Fact>
        <Fact label="Vaga">{held ? `guardada até ${held}` : "lista de espera"}</Fact>
      </dl>
      <p className="text-compact text-muted">
        {offered
          ? `Abriu uma vaga para ${firstName(athlete.name)}. Sem resposta, ela passa ao próximo. `
          : `${firstName(athlete.name)} pediu para participar. `}
        Com o seu sim, quem organiza recebe nome, ano de nascimento, categoria e posição. O telefone, só se
        você deixar um. <TextLink to={`/campeonatos/${event.id}`}>Ver o evento</TextLink>
      </p>
      <PostForm ref={form} className="grid gap-3">
        <input type="hidden" name="intent" value="inscricao" />
        <input type="hidden" name="id" value={id} />
        <FoldedDayPhone error={refused?.fields["phone"]} typed={refused?.typed["phone"]} />
        <div className="grid grid-cols-2 gap-3 sm:flex sm:items-center">
          <SubmitButton
            name="decision"
            value="approve"
            variant={primary ? "primary" : "outline"}
            className="max-sm:px-2"
          >
            {offered ? "Aceitar vaga" : "Autorizar"}
          </SubmitButton>
          <SubmitButton name="decision" value="refuse" className="border-edge max-sm:px-2" formNoValidate>
            {offered ? "Recusar" : "Não autorizar"}
          </SubmitButton>
          <ReportLink type="event" id={event.id} what={event.title} className="justify-self-start" />
        </div>
      </PostForm>
    </DecisionCard>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <>
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold wrap-anywhere">{children}</dd>
  </>
);
