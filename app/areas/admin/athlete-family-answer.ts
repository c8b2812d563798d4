import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { guardianContactSchema } from "#domain/guardians/schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { removalSchema } from "#domain/moderation/report-schema.ts";
import { inviteGuardian, removeGuardian } from "#server/athletes/guardianship.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { athletePath } from "./record-paths.ts";

/** Staff invite who answers for an athlete, or end it; `intent` says which. */
export async function answerFamily(actor: Actor, id: string, form: FormData) {
  const here = athletePath(id, "responsaveis");
  const intent = form.get("intent");
  const back = (flash: Flash) => redirectWith(here, { flash });
  if (intent === "remover-responsavel") {
    const parsed = parseFields(form, removalSchema);
    if (!parsed.ok) return refuse(parsed.error);
    const { guardian, removal } = parsed.value;
    const removed = await removeGuardian(actor, id, guardian, removal);
    return back(
      removed.ok
        ? { kind: "success", title: "Função encerrada", body: "A família foi avisada." }
        : { kind: "error", title: "Esta pessoa já não responde pelo atleta" },
    );
  }
  if (intent !== "reenviar" && intent !== "convidar") throw data("Pedido inválido.", 400);
  const contact = intent === "convidar" ? parseFields(form, guardianContactSchema) : null;
  if (contact && !contact.ok) return refuse(contact.error);
  const sent = await inviteGuardian(actor, id, contact?.value, { replaces: false });
  if (sent.ok) return back({ kind: "success", title: "Convite enviado", body: "O link vale por 14 dias." });
  const typed = typedIn(form, guardianContactSchema);
  switch (sent.error.code) {
    case "too_many":
      return refuseTooMany(sent.error, (body) => ({
        typed,
        flash: { kind: "error", title: "Espere um pouco", body },
      }));
    case "guardian_is_athlete":
      return refuse({
        typed,
        fields: { guardianEmail: "O e-mail do responsável precisa ser diferente do e-mail do atleta." },
      });
    case "already_confirmed":
      return back({ kind: "info", title: "Um responsável já confirmou" });
    case "not_found":
      return back({ kind: "error", title: "Não há convite para reenviar" });
  }
}
