import { Notice } from "#app/components/notice.tsx";
import { HELD_TITLE } from "#domain/events/held-notice.ts";
import type { EventDetail } from "#server/events/events.server.ts";
import { SafeTrialSeal } from "./safe-trial-seal.tsx";

/** What a family has to know before anything else: whether it takes place, who vouches for it, and school. */
export function EventNotices({ event }: { event: EventDetail }) {
  if (event.cancelled)
    return (
      <Notice tone="error" title="Evento cancelado">
        <p className="wrap-anywhere whitespace-pre-line">{event.cancelReason}</p>
      </Notice>
    );
  if (event.held)
    return (
      <Notice tone="warning" title={HELD_TITLE}>
        {event.heldNotice}
      </Notice>
    );
  return (
    <>
      {event.checkCode && <SafeTrialSeal checkCode={event.checkCode} />}
      {event.schoolHours && !event.over && (
        <Notice tone="warning" title="Cai em horário de aula">
          Parte dele cai de segunda a sexta, entre 7h e 17h. Combine antes com a escola.
        </Notice>
      )}
    </>
  );
}
