import type { ReactNode } from "react";
import { Card } from "#app/components/card.tsx";
import { formatBRL } from "#domain/money.ts";
import type { EventDetailView } from "../../event-view.ts";
import { capitalised } from "./event-text.ts";

export function EventFacts({ event }: { event: EventDetailView }) {
  return (
    <Card title="Informações">
      <dl>
        <Fact label="Data">
          <time dateTime={event.startsAt}>{capitalised(event.date)}</time>
        </Fact>
        <Fact label="Horário">{event.time} (horário do local)</Fact>
        <Fact label="Local">
          {event.address}
          <a
            href={event.mapLink}
            target="_blank"
            rel="noopener"
            className="mt-1 flex min-h-8 w-fit items-center font-semibold text-grass underline decoration-2 underline-offset-4"
          >
            Ver no mapa<span className="sr-only"> (abre em nova aba)</span>
          </a>
        </Fact>
        <Fact label="Taxa de inscrição">{event.feeCents > 0 ? formatBRL(event.feeCents) : "Gratuito"}</Fact>
        {event.maxParticipants && <Fact label="Vagas">Vagas para {event.maxParticipants} atletas</Fact>}
        {event.reserved > 0 && <Fact label="Reservadas para assinantes">{event.reserved}</Fact>}
        <Fact label="Inscrições">
          {event.over || event.cancelled || event.held ? "Encerradas" : "Abertas"}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0">
      <dt className="text-sm font-semibold text-muted">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
