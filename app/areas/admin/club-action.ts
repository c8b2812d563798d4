import { parseFields } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { clubAdjustmentSchema } from "#domain/clubs/adjustment-schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { hideSchema } from "#domain/moderation/athlete-schemas.ts";
import { withdrawalSchema } from "#domain/moderation/report-schema.ts";
import { adjustClub } from "#server/clubs/adjustments.server.ts";
import { hide, restore, withdrawVerification } from "#server/clubs/clubs.server.ts";
import { undoRemoval } from "#server/clubs/staff/removal.server.ts";
import { verifyByStaff } from "#server/clubs/staff/verify.server.ts";
import { clubMissing } from "./club-form-action.ts";
import { clubPage } from "./record-paths.ts";
import { answerUndo } from "./undo-adjustment-answer.ts";
import { verificationSchema } from "#domain/clubs/staff-schema.ts";

/** The buttons and small forms on a club's page. */
export async function answerClubAct(actor: Actor, id: string, form: FormData) {
  const here = clubPage(id);
  const done = (title: string, body?: string) =>
    redirectWith(here, { flash: { kind: "success", title, ...(body && { body }) } });
  const failed = (title: string, body?: string) =>
    redirectWith(here, { flash: { kind: "error", title, ...(body && { body }) } });
  switch (form.get("intent")) {
    case "verificar": {
      const parsed = parseFields(form, verificationSchema);
      if (!parsed.ok) return refuse(parsed.error);
      const verified = await verifyByStaff(actor, id, parsed.value.verification);
      if (verified.ok) return done("Clube verificado", "A nota ficou guardada.");
      if (verified.error === "not_found") throw clubMissing();
      return failed("O clube não pode ser verificado", VERIFY_PROBLEMS[verified.error]);
    }
    case "retirar-verificacao": {
      const parsed = parseFields(form, withdrawalSchema);
      if (!parsed.ok) return refuse(parsed.error);
      const withdrawn = await withdrawVerification(actor, id, parsed.value.withdrawal);
      return withdrawn.ok
        ? done("Verificação retirada", "O clube e as famílias foram avisados.")
        : failed("O clube já não está verificado");
    }
    case "ocultar": {
      const parsed = parseFields(form, hideSchema);
      if (!parsed.ok) return refuse(parsed.error);
      return (await hide(actor, id, parsed.value.hideReason)).ok
        ? done("Clube oculto", "Saiu de todas as páginas.")
        : failed("O clube já está oculto");
    }
    case "mostrar":
      return (await restore(actor, id)).ok ? done("Clube de volta ao ar") : failed("O clube já está no ar");
    case "ajustar": {
      const parsed = parseFields(form, clubAdjustmentSchema);
      if (!parsed.ok) return refuse(parsed.error);
      if (!(await adjustClub(actor, id, parsed.value)).ok) throw clubMissing();
      return done("Ajuste registrado", "Ele aparece no ranking com o motivo.");
    }
    case "desfazer-ajuste":
      return answerUndo(actor, form, here);
    case "desfazer-exclusao":
      return (await undoRemoval(actor, id)).ok
        ? done("Exclusão desfeita", "O clube voltou como estava.")
        : failed("Não foi possível desfazer", "Só a administração desfaz, enquanto o clube existir.");
    default:
      return failed("Não entendemos este pedido");
  }
}

const VERIFY_PROBLEMS = {
  cnpj_missing: "Falta um CNPJ válido, que não esteja em outra conta. Edite o clube antes.",
  already_verified: "Ele já está verificado.",
  in_review: "Há uma revisão aberta: decida nela, e o clube recebe a resposta por e-mail.",
} as const;
