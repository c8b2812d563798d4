import { data } from "react-router";
import { parseFields } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { cancellationSchema } from "#domain/events/event-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { hide, hold, restore } from "#server/events/staff.server.ts";
import { cancelByStaff, undoRemoval } from "#server/events/staff/ending.server.ts";
import { eventPage } from "./record-paths.ts";

export const eventMissing = () => data("Evento não encontrado", 404);

/** The buttons and the small form on an event's page. */
export async function answerEventAct(actor: Actor, id: string, form: FormData) {
  const here = eventPage(id);
  const said = (ok: boolean, done: string, failed: string, body?: string) =>
    redirectWith(here, {
      flash: ok ? { kind: "success", title: done, ...(body && { body }) } : { kind: "error", title: failed },
    });
  switch (form.get("intent")) {
    case "suspender":
      return said((await hold(actor, id)).ok, "Evento suspenso", "O evento não está no calendário", HELD);
    case "ocultar":
      return said((await hide(actor, id)).ok, "Evento oculto", "O evento já está oculto");
    case "liberar":
      return answerRelease(actor, id);
    case "cancelar": {
      const parsed = parseFields(form, cancellationSchema);
      if (!parsed.ok) return refuse(parsed.error);
      const cancelled = await cancelByStaff(actor, id, parsed.value.reason);
      if (!cancelled.ok && cancelled.error === "not_found") throw eventMissing();
      return said(cancelled.ok, "Evento cancelado", "Este evento não pode mais ser cancelado", TOLD);
    }
    case "desfazer-exclusao":
      return said((await undoRemoval(actor, id)).ok, "Exclusão desfeita", "Não foi possível desfazer");
    default:
      return said(false, "", "Não entendemos este pedido");
  }
}

const HELD = "A página fica com um aviso e novas inscrições param.";
const TOLD = "Se havia inscritos, eles recebem o aviso.";

async function answerRelease(actor: Actor, id: string) {
  const released = await restore(actor, id);
  return redirectWith(eventPage(id), { flash: released.ok ? RELEASED : NOT_RELEASED[released.error] });
}

const RELEASED = { kind: "success", title: "Evento liberado" } as const;
const NOT_RELEASED = {
  not_found: { kind: "error", title: "O evento já está liberado" },
  organiser_not_verified: {
    kind: "error",
    title: "A peneira não pode ser liberada",
    body: "Uma peneira precisa de um clube verificado. Abra o clube em Clubes, verifique-o e depois libere a peneira.",
  },
} as const;
