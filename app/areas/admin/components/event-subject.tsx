import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { MoneyKind } from "#domain/events/money-remarks.ts";
import { REMARKED_FEE_CENTS } from "#domain/events/remarks.ts";
import type { EventState } from "#domain/events/vocabulary.ts";
import { imageAddress } from "#domain/media/picture.ts";
import { formatBRL } from "#domain/money.ts";
import { formatAddress } from "#domain/places.ts";
import type { SubjectData } from "../review-view.ts";
import { Panel, Written } from "./panel.tsx";

type EventData = Extract<SubjectData, { type: "event" }>;

/** An event as its organiser sent it, with what to look at before deciding. */
export function EventSubject(event: EventData) {
  const image = imageAddress(event);
  return (
    <>
      <Remarks {...event} />
      {event.change && <LastChange {...event.change} />}
      <Panel title={event.eventType === "peneira" ? "Peneira" : "Campeonato"}>
        {image && (
          <img
            src={image}
            alt="Imagem do evento"
            width={320}
            height={180}
            className="mb-4 aspect-video w-full max-w-80 rounded-control object-cover"
          />
        )}
        <Facts facts={factsOf(event)} />
        {event.description && <Written>{event.description}</Written>}
        {event.bring && <Written>{`O que levar: ${event.bring}`}</Written>}
      </Panel>
      <OrganiserPanel {...event} />
    </>
  );
}

function factsOf(event: EventData) {
  const { times } = event;
  return [
    fact("Situação", <StateBadge state={event.state} held={event.held} />),
    ...(event.stateReason ? [fact("Motivo escrito antes", event.stateReason)] : []),
    fact("Começa", `${times.starts} (horário do local)`),
    fact("Termina", times.ends),
    fact(
      "Local",
      <>
        {formatAddress({ location: event.location, city: event.city, state: event.uf })}{" "}
        <a href={event.map} rel="noopener nofollow" className="text-grass underline underline-offset-4">
          Mapa
        </a>
      </>,
    ),
    fact("Taxa", event.feeCents > 0 ? formatBRL(event.feeCents) : "Gratuita"),
    fact("Quem participa", event.modality ?? "Todos"),
    fact("Vagas", event.maxParticipants),
    ...event.limits.map(({ name, bornFrom, size }) =>
      fact(
        name,
        [
          size === null ? "sem número" : size === 1 ? "1 vaga" : `${size} vagas`,
          bornFrom && `nascidos desde ${bornFrom}`,
        ]
          .filter(Boolean)
          .join(", "),
      ),
    ),
    ...(event.reserved > 0 ? [fact("Reservadas a assinantes", reservedText(event))] : []),
    ...(times.openToAll ? [fact("Abre para todos", times.openToAll)] : []),
    fact("Inscrições até", times.deadline ?? "o começo do evento"),
    ...(event.eventType === "peneira"
      ? [fact("Resposta a todos em", event.feedbackDays === 1 ? "1 dia" : `${event.feedbackDays} dias`)]
      : []),
    ...(event.state === "approved" || event.state === "cancelled" ? [pageFact(event.id)] : []),
  ];
}

const pageFact = (id: string) =>
  fact("Página", <TextLink to={`/campeonatos/${id}`}>{`/campeonatos/${id.slice(0, 8)}…`}</TextLink>);

const reservedText = ({ reserved, times }: EventData): string =>
  times.reservedUntil ? `${reserved}, até ${times.reservedUntil}` : String(reserved);

const MONEY: Record<MoneyKind, string> = {
  pix: "fala em Pix",
  bank: "fala em conta, transferência ou boleto",
  deposit: "fala em depósito",
  down_payment: "fala em sinal ou entrada",
  in_advance: "pede pagamento antes do dia ou para garantir a vaga",
};

function Remarks({ remarks: { highFee, money, schoolHours }, feeCents }: EventData) {
  if (!highFee && money.length === 0 && !schoolHours) return null;
  const serious = highFee || money.length > 0;
  return (
    <Notice tone={serious ? "error" : "warning"} title="Confira antes de decidir">
      <ul className="grid list-disc gap-1 pl-5">
        {highFee && (
          <li>
            A taxa é de {formatBRL(feeCents)}, acima de {formatBRL(REMARKED_FEE_CENTS)}.
          </li>
        )}
        {money.map(({ kind, excerpt }) => (
          <li key={kind}>
            O texto {MONEY[kind]}: “{excerpt}”.
          </li>
        ))}
        {schoolHours && (
          <li>Cai em horário de aula (segunda a sexta, 7h às 17h). A página avisa as famílias.</li>
        )}
      </ul>
    </Notice>
  );
}

function LastChange({ at, before, after }: NonNullable<EventData["change"]>) {
  const names = Object.keys(before) as (keyof typeof before)[];
  return (
    <Panel title={`Mudou em ${at}`}>
      <Facts
        facts={names
          .filter((name) => before[name] !== after[name])
          .map((name) => fact(name, `${before[name] || "vazio"} → ${after[name] || "vazio"}`))}
      />
    </Panel>
  );
}

function OrganiserPanel({ organiser, earlier }: EventData) {
  return (
    <Panel title="Quem organiza">
      {organiser ? (
        <p className="flex flex-wrap items-center gap-2">
          {organiser.kind === "club" ? (
            <TextLink to={`/clube/${organiser.id}`}>{organiser.name}</TextLink>
          ) : (
            <strong>{organiser.name}</strong>
          )}
          {organiser.verified ? (
            <Badge tone="grass">Clube verificado desde {organiser.verifiedSince ?? "antes"}</Badge>
          ) : (
            <Badge tone="danger">
              {organiser.kind === "club" ? "Clube não verificado" : "Pessoa, sem clube"}
            </Badge>
          )}
        </p>
      ) : (
        <p>Equipe Joia da Base.</p>
      )}
      <h3 className="mt-4 text-lg">Outros eventos de quem organiza</h3>
      {earlier.length === 0 ? (
        <p className="text-compact text-muted">Nenhum. É o primeiro evento de quem organiza.</p>
      ) : (
        <ul className="mt-1 text-compact">
          {earlier.map(({ id, title, state, held, feeCents, day }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-2 border-t border-line py-2 first:border-t-0"
            >
              <span className="font-semibold">{title}</span>
              <span className="text-muted">
                {day} · {feeCents > 0 ? formatBRL(feeCents) : "gratuito"}
              </span>
              <StateBadge state={state} held={held} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const STATES: Record<EventState, { word: string; tone: BadgeTone }> = {
  draft: { word: "Rascunho", tone: "neutral" },
  pending: { word: "Aguardando aprovação", tone: "canary" },
  approved: { word: "No calendário", tone: "grass" },
  rejected: { word: "Recusado", tone: "danger" },
  cancelled: { word: "Cancelado", tone: "neutral" },
};

const StateBadge = ({ state, held }: { state: EventState; held: boolean }) =>
  held ? (
    <Badge tone="danger">Suspenso</Badge>
  ) : (
    <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
  );
