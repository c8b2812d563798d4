import { data } from "react-router";
import { attempt, NOT_SAVED } from "#app/forms/attempt.ts";
import { parseFields } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { deleteSchema, hideSchema, showSchema } from "#domain/moderation/athlete-schemas.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { GRACE_DAYS } from "#domain/rights/periods.ts";
import type { Result } from "#domain/result.ts";
import { deleteAthlete } from "#server/athletes/staff/delete.server.ts";
import { feature } from "#server/athletes/staff/feature.server.ts";
import { hide, show } from "#server/athletes/staff/hide.server.ts";
import { restoreAthlete } from "#server/athletes/staff/restore.server.ts";
import { athletePath } from "./record-paths.ts";

/** What staff do to a whole profile; `intent` says which. */
export async function answerStanding(actor: Actor, id: string, form: FormData) {
  const here = athletePath(id, "situacao");
  switch (form.get("intent")) {
    case "destacar":
      return told(
        here,
        await attempt(feature(actor, id, true)),
        "Atleta em destaque",
        "Aparece entre os destaques.",
      );
    case "sem-destaque":
      return told(here, await attempt(feature(actor, id, false)), "Destaque retirado");
    case "ocultar": {
      const parsed = parseFields(form, hideSchema);
      if (!parsed.ok) return refuse(parsed.error);
      const hidden = await attempt(hide(actor, id, parsed.value.hideReason));
      return told(here, hidden, "Perfil oculto", "Saiu de todas as páginas agora.");
    }
    case "mostrar": {
      const parsed = parseFields(form, showSchema);
      if (!parsed.ok) return refuse(parsed.error);
      const shown = await attempt(show(actor, id, parsed.value.showReason));
      return told(
        here,
        shown,
        "O perfil já não está oculto",
        shown?.ok && shown.value === "public"
          ? "Está no ar, como antes."
          : "Está privado: quem decide pode publicar.",
      );
    }
    case "excluir": {
      const parsed = parseFields(form, deleteSchema);
      if (!parsed.ok) return refuse(parsed.error);
      const deleted = await attempt(deleteAthlete(actor, id, parsed.value.deleteReason));
      return told(
        athletePath(id),
        deleted,
        "Atleta excluído",
        `A página e as mídias saíram do ar. Dá para desfazer por ${GRACE_DAYS} dias.`,
      );
    }
    case "desfazer": {
      const restored = await attempt(restoreAthlete(actor, id));
      return told(
        athletePath(id),
        restored,
        "Exclusão desfeita",
        restored?.ok ? RESTORED[restored.value] : undefined,
      );
    }
  }
  throw data("Pedido inválido.", 400);
}

const RESTORED = {
  public: "O perfil está no ar, como antes.",
  private: "O perfil voltou privado: quem decide pode publicar.",
  hidden: "O perfil voltou oculto, como a equipe o tinha deixado.",
} as const;

/** No result: it failed, which is logged. */
const told = (to: string, result: Result<unknown, string> | undefined, title: string, body?: string) =>
  redirectWith(to, {
    flash: result?.ok
      ? { kind: "success", title, ...(body && { body }) }
      : {
          kind: "error",
          title: "Nada mudou",
          body: result ? "Outra pessoa da equipe mudou este perfil antes." : NOT_SAVED,
        },
  });
