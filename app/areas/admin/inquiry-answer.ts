import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { inquiryAnswerSchema } from "#domain/inquiries/schemas.ts";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

export const LEASED: Flash = {
  kind: "error",
  title: "Esta mensagem está com outra pessoa",
  body: "Enquanto ela estiver com a mensagem, ninguém mais responde. Volte em alguns minutos.",
};

/** "Responder por e-mail": handles the message, and the next one opens. */
export async function answerInquiry(actor: Actor, id: string, form: FormData) {
  const parsed = parseFields(form, inquiryAnswerSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const answered = await inquiries.answer(actor, id, parsed.value.answer);
  if (answered.ok) {
    const next = await inquiries.nextAfter(actor, id);
    return redirectWith(next ? `${INQUIRY_LIST.path}/${next}` : INQUIRY_LIST.path, {
      flash: {
        kind: "success",
        title: "Resposta enviada",
        body: next ? "A mensagem foi tratada. Esta é a próxima." : "A mensagem foi tratada. Não há outra.",
      },
    });
  }
  if (answered.error === "not_found") throw data("Mensagem não encontrada", 404);
  if (answered.error === "leased")
    return refuse({ typed: typedIn(form, inquiryAnswerSchema), flash: LEASED }, { status: 409 });
  return redirectWith(`${INQUIRY_LIST.path}/${id}`, {
    flash:
      answered.error === "no_address"
        ? { kind: "error", title: "Não há e-mail para responder", body: "Marque como tratada." }
        : {
            kind: "error",
            title: "Esta mensagem já foi tratada",
            body: "Outra pessoa da equipe cuidou dela antes.",
          },
  });
}
