import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import type { PlacesView } from "../../places-view.ts";
import { eventPath, signUpPath } from "./event-text.ts";

type EventSignUpProps = {
  eventId: string;
  places: PlacesView;
  signedIn: boolean;
  /** Somebody of the reader's family is registered already. */
  registered: boolean;
  /** Everybody of it is. */
  complete: boolean;
};

/** The one button of the page, and what pressing it means. */
export function EventSignUp({ eventId, places, signedIn, registered, complete }: EventSignUpProps) {
  const { open, takesTeams, firstUntil, full } = places;
  if (takesTeams)
    return (
      <ButtonLink to="#inscricao" variant="primary" className="w-full">
        Inscreva-se
      </ButtonLink>
    );
  if (!open || complete) return null;
  const note = firstUntil
    ? `Só assinantes até ${firstUntil}. Depois, todos.`
    : full
      ? "Lotada: o pedido entra na lista de espera."
      : registered
        ? null
        : "Menor de 18: o pedido vai ao responsável.";
  return (
    <div className="grid gap-2">
      <ButtonLink
        to={signUpPath(eventId, signedIn)}
        variant={registered ? "outline" : "primary"}
        className="w-full"
      >
        {registered ? "Inscrever outro atleta" : "Inscreva-se"}
      </ButtonLink>
      {note && <p className="text-center text-sm text-muted">{note}</p>}
    </div>
  );
}

/** A team enters by who answers for it; athletes are in its squad. */
export const HowTeamsRegister = ({ eventId }: { eventId: string }) => (
  <div id="inscricao" className="scroll-mt-24">
    <Card title="A inscrição é por equipe" compact>
      <p className="mb-4 text-compact text-muted">
        Quem responde pela equipe pede a vaga, e quem organiza aceita. Atletas entram pelo elenco da própria
        equipe.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${eventPath(eventId)}/equipe`} variant="primary">
          Inscrever equipe
        </ButtonLink>
        <ButtonLink to="/equipes/convite">Tenho um convite da equipe</ButtonLink>
      </div>
    </Card>
  </div>
);
