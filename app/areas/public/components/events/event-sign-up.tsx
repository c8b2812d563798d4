import { ButtonLink } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
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
      <ButtonLink to={`${eventPath(eventId)}#inscricao`} variant="primary" className="w-full">
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

/** Until championships take teams by themselves, our team passes their names on. */
export const HowTeamsRegister = ({ title }: { title: string }) => (
  <div id="inscricao" className="scroll-mt-24">
    <Notice tone="info" title="A inscrição é por equipe">
      Quem responde pela equipe escreve para nós pelo <TextLink to="/contato">formulário de contato</TextLink>{" "}
      com o nome do clube ou da equipe e o do evento, “{title}”. Passamos o pedido a quem organiza e
      confirmamos por e-mail. Atletas entram pela lista da própria equipe.
    </Notice>
  </div>
);
