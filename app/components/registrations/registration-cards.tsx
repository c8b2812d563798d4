import type { ReactNode } from "react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { FoldedDayPhone } from "./day-phone.tsx";
import type { RegistrationView } from "./registration-view.ts";
import { StateCard } from "./state-card.tsx";
import { TicketStub } from "./ticket-stub.tsx";

type CardsProps = {
  registration: RegistrationView;
  /** Where the family reads this, and comes back to. */
  back: string;
  /** On the registration's own page, where the code is held up at the gate. */
  large?: boolean;
};

/** A registration, state by state: what happened to the event first, then where the family stands. */
export function RegistrationCards({ registration, back, large }: CardsProps) {
  const { change, held, gone, text, who } = registration;
  return (
    <div className="grid gap-3">
      {change && (
        <StateCard look="change" title="O evento mudou" body={change.text} who={who}>
          <ChangeActs registration={registration} changeId={change.id} back={back} />
        </StateCard>
      )}
      {(held || gone) && (
        <StateCard
          look="pause"
          title={gone ? "Evento fora do ar" : "Evento suspenso"}
          body={[gone ? GONE : HELD]}
        />
      )}
      <StateCard {...text} who={who}>
        <StateActs registration={registration} back={back} large={large} />
      </StateCard>
    </div>
  );
}

const HELD = "A equipe confere este evento. Novas inscrições pararam, e a sua continua guardada.";
const GONE = "A página deste evento saiu do ar. Antes de ir, fale com a nossa equipe.";

type ActsProps = { registration: RegistrationView; back: string; large?: boolean };

function StateActs({ registration, back, large }: ActsProps) {
  const { id, may, ticket, waits, confirmed, event } = registration;
  const leaves = may.leave && waits;
  if (ticket) return <TicketStub ticket={ticket} href={`/inscricoes/${id}/ingresso.pdf`} large={large} />;
  if (may.approve)
    return (
      <Act id={id} back={back} stacked>
        <FoldedDayPhone />
        <div className="flex flex-wrap gap-2">
          <SubmitButton intent="autorizar" className="grow">
            Autorizar
          </SubmitButton>
          <SubmitButton intent="nao-autorizar" className="border-edge" formNoValidate>
            Não autorizar
          </SubmitButton>
        </div>
      </Act>
    );
  if (may.accept)
    return (
      <Act id={id} back={back}>
        <SubmitButton intent="aceitar" className="grow">
          Aceitar vaga
        </SubmitButton>
        <SubmitButton intent="recusar" className="border-edge">
          Recusar
        </SubmitButton>
      </Act>
    );
  if (may.remind)
    return (
      <Act id={id} back={back}>
        <SubmitButton intent="lembrar" className="border-edge max-sm:min-h-11" size="small">
          Lembrar por e-mail
        </SubmitButton>
        {leaves && <LeaveTheLine />}
      </Act>
    );
  if (leaves)
    return (
      <Act id={id} back={back}>
        <LeaveTheLine />
      </Act>
    );
  if (may.register && !confirmed)
    return (
      <p>
        <ButtonLink
          to={`/campeonatos/${event.id}/inscricao`}
          size="small"
          className="border-edge max-sm:min-h-11"
        >
          Inscrever de novo
        </ButtonLink>
      </p>
    );
  return null;
}

const LeaveTheLine = () => (
  <SubmitButton intent="sair" variant="text" size="small" className="text-grass max-sm:min-h-11">
    Sair da espera
  </SubmitButton>
);

function ChangeActs({ registration, changeId, back }: ActsProps & { changeId: string }) {
  const { id, may } = registration;
  if (!may.acceptChange && !may.leave) return null;
  return (
    <Act id={id} back={back}>
      <input type="hidden" name="change" value={changeId} />
      {may.acceptChange && (
        <SubmitButton intent="continuar" className="grow">
          Continuar
        </SubmitButton>
      )}
      <SubmitButton intent="sair" className="border-edge">
        Sair
      </SubmitButton>
    </Act>
  );
}

type ActProps = { id: string; back: string; stacked?: boolean; children: ReactNode };

/** Whatever is decided, and wherever: one page answers. */
const Act = ({ id, back, stacked = false, children }: ActProps) => (
  <PostForm action={`/inscricoes/${id}`} className={stacked ? "grid gap-3" : "flex flex-wrap gap-2"}>
    <input type="hidden" name="voltar" value={back} />
    {children}
  </PostForm>
);
