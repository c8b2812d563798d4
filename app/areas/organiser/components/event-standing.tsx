import { ButtonLink } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { EventState } from "#domain/events/vocabulary.ts";
import { answersPage, editPage } from "../addresses.ts";

type StandingProps = {
  id: string;
  approval: EventState;
  held: boolean;
  hidden: boolean;
  stateReason: string | null;
  inReview: boolean;
  needsVerified: boolean;
  schoolHours: boolean;
  mayEdit: boolean;
  began: boolean;
  /** What those who came to a trial still wait for. */
  owed: { text: string; late: boolean } | null;
};

/** Whose turn it is, and what is missing. */
export function EventStanding(event: StandingProps) {
  return (
    <div className="grid gap-3 empty:hidden print:hidden">
      <Standing {...event} />
      {event.owed && (
        <Notice tone={event.owed.late ? "error" : "warning"} title={event.owed.text}>
          <p>Todos que vieram recebem uma resposta.</p>
          <ButtonLink to={answersPage(event.id)} size="small" className="mt-3 min-h-11">
            Responder a quem veio
          </ButtonLink>
        </Notice>
      )}
      {event.schoolHours && !event.began && event.approval !== "cancelled" && (
        <Notice tone="warning" title="Cai em horário de aula">
          É de segunda a sexta, entre 7h e 17h. A página avisa as famílias; se puder, escolha outro horário.
        </Notice>
      )}
    </div>
  );
}

function Standing({
  id,
  approval,
  held,
  hidden,
  stateReason,
  inReview,
  needsVerified,
  mayEdit,
}: StandingProps) {
  if (hidden)
    return (
      <Notice tone="error" title="A equipe tirou este evento do ar">
        Fale com a nossa equipe pela página de <TextLink to="/contato">contato</TextLink>.
      </Notice>
    );
  if (held)
    return (
      <Notice tone="error" title="Evento suspenso">
        <p className="whitespace-pre-line">
          {stateReason ?? "A equipe confere uma denúncia. A página mostra um aviso."}
        </p>
        <p>
          Novas inscrições pararam; quem já se inscreveu continua.{" "}
          {inReview
            ? "A equipe confere de novo."
            : stateReason && "Corrija e salve: a equipe confere de novo."}
        </p>
      </Notice>
    );
  switch (approval) {
    case "draft":
      return (
        <Notice tone="info" title="Só vocês veem este rascunho">
          {needsVerified
            ? "Uma peneira é enviada depois da verificação do clube."
            : mayEdit && (
                <>
                  Quando estiver pronto, abra <TextLink to={editPage(id)}>Editar</TextLink> e envie para
                  aprovação.
                </>
              )}
        </Notice>
      );
    case "pending":
      return (
        <Notice tone="info" title="A equipe está conferindo">
          Uma pessoa lê cada evento. A resposta chega por e-mail.
        </Notice>
      );
    case "rejected":
      return (
        <Notice tone="error" title="A equipe pediu uma correção">
          <p className="whitespace-pre-line">{stateReason}</p>
          {mayEdit && <TextLink to={editPage(id)}>Corrigir e enviar de novo</TextLink>}
        </Notice>
      );
    case "cancelled":
      return (
        <Notice tone="warning" title="Evento cancelado">
          <p className="whitespace-pre-line">{stateReason}</p>
        </Notice>
      );
    case "approved":
      return inReview ? (
        <Notice tone="info" title="A equipe confere o que mudou">
          O evento continua no ar enquanto isso.
        </Notice>
      ) : null;
  }
}
