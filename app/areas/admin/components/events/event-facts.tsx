import { fact, Facts } from "#app/components/facts.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { TYPE_WORDS } from "#app/event-words.ts";
import type { EventView } from "../../event-view.ts";
import { Panel } from "../panel.tsx";
import { clubPage } from "../../record-paths.ts";

/** What families read of an event, and who stands behind it. */
export function EventFacts({ event }: { event: EventView }) {
  const { organiser } = event;
  return (
    <Panel title="O evento">
      <Facts
        facts={[
          fact("Tipo", TYPE_WORDS[event.type]),
          fact("Começo", event.starts),
          fact("Fim", event.ends),
          fact("Local", event.location),
          fact("Cidade", event.place),
          fact("Taxa", event.fee),
          fact("Vagas", event.places),
          fact(
            "Quem organiza",
            organiser?.clubId ? (
              <>
                <TextLink to={clubPage(organiser.clubId)}>{organiser.name}</TextLink>
                {organiser.verified ? ", verificado" : ", não verificado"}
              </>
            ) : (
              (organiser?.name ?? "Nossa equipe")
            ),
          ),
          ...(event.stateReason ? [fact("Motivo", event.stateReason)] : []),
          fact("Enviado em", event.createdOn),
          fact(
            "Descrição",
            event.description && <span className="font-normal whitespace-pre-line">{event.description}</span>,
          ),
          fact(
            "O que levar",
            event.bring && <span className="font-normal whitespace-pre-line">{event.bring}</span>,
          ),
        ]}
      />
    </Panel>
  );
}
