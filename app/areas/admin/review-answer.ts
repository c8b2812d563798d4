import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { decisionSchema, REASON_MISSING } from "#domain/moderation/report-schema.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { problemFlash } from "./assign-answer.ts";
import { addressIn, filterOf, type QueuePart } from "./queue/queue-address.ts";

const DECIDED = {
  approved: "Revisão aprovada",
  adjust: "Ajuste pedido",
  rejected: "Revisão rejeitada",
} as const;

/** "Enviar e ir ao próximo". */
export async function answerDecision(actor: Actor, id: string, form: FormData, part: QueuePart) {
  const parsed = parseFields(form, decisionSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const { decision: state, reason, read, restore } = parsed.value;
  const decided = await moderation.decideReview(actor, id, {
    state,
    reason,
    read,
    restore: restore === "on",
  });
  if (decided.ok) {
    const next = await moderation.nextAfter(actor, id, filterOf(part));
    return redirectWith(addressIn(part, next ?? ""), {
      flash: {
        kind: "success",
        title: DECIDED[state],
        body: next
          ? "A decisão foi registrada. Este é o próximo item."
          : "A decisão foi registrada. A fila acabou.",
      },
    });
  }
  const typed = typedIn(form, decisionSchema);
  switch (decided.error) {
    case "reason_missing":
      return refuse({ typed, fields: { reason: REASON_MISSING[state] } });
    case "not_adjustable":
      return refuse({ typed, fields: { decision: "Aqui não há a quem pedir ajuste: decida sim ou não." } });
    case "not_restored":
      return refuse({
        typed,
        fields: {
          restore:
            "Não pode voltar ao ar: falta uma autorização ou, de uma peneira, a verificação do clube. Desmarque e decida assim.",
        },
      });
    case "changed_meanwhile":
      // The words stay. What to decide is chosen anew, after reading.
      return refuse(
        {
          typed: { ...typed, decision: "" },
          fields: { decision: "Isto mudou enquanto você lia. Leia de novo antes de decidir." },
          flash: {
            kind: "error",
            title: "Isto mudou enquanto você lia",
            body: "Leia de novo antes de decidir. O que você escreveu continua no formulário.",
          },
        },
        { status: 409 },
      );
    case "leased":
      return refuse({ typed, flash: problemFlash("leased") }, { status: 409 });
    case "cnpj_missing":
      return refuse({
        typed,
        flash: {
          kind: "error",
          title: "O clube não pode ser verificado",
          body: "Falta um CNPJ válido, que não esteja em outra conta. Rejeite e diga isso no motivo.",
        },
      });
    case "organiser_not_verified":
      return refuse({
        typed,
        flash: {
          kind: "error",
          title: "A peneira não pode ser aprovada",
          body: "Uma peneira precisa de um clube verificado. Verifique o clube antes, ou rejeite e diga isso no motivo.",
        },
      });
    default:
      return redirectWith(addressIn(part, id), { flash: problemFlash(decided.error) });
  }
}
