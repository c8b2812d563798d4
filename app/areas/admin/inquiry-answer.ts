import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { inquiryAnswerSchema } from "#domain/inquiries/schemas.ts";
import * as inquiries from "#server/inquiries/staff.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { inquiryAddress, type InquiryPart } from "./queue/inquiry-address.ts";

export const LEASED: Flash = {
  kind: "error",
  title: "Esta mensagem está com outra pessoa",
  body: "Enquanto ela estiver com a mensagem, ninguém mais responde. Volte em alguns minutos.",
};

/** Once a message is handled, the next one of the part that is worked on opens; without one, their list. */
export async function goOn(
  actor: Actor,
  id: string,
  part: InquiryPart,
  { title, body }: Pick<Flash, "title" | "body">,
): Promise<Response> {
  const next = await inquiries.nextAfter(actor, id, part);
  const where = next ? "Esta é a próxima." : "Não há outra.";
  return redirectWith(inquiryAddress(part, next ?? ""), {
    flash: { kind: "success", title, body: body ? `${body} ${where}` : where },
  });
}

/** "Responder por e-mail": handles the message. */
export async function answerInquiry(actor: Actor, id: string, form: FormData, part: InquiryPart) {
  const parsed = parseFields(form, inquiryAnswerSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const answered = await inquiries.answer(actor, id, parsed.value.answer);
  if (answered.ok)
    return goOn(actor, id, part, { title: "Resposta enviada", body: "A mensagem foi tratada." });
  if (answered.error === "not_found") throw data("Mensagem não encontrada", 404);
  if (answered.error === "leased")
    return refuse({ typed: typedIn(form, inquiryAnswerSchema), flash: LEASED }, { status: 409 });
  return redirectWith(inquiryAddress(part, id), {
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
