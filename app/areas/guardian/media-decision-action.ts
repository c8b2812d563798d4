import { data } from "react-router";
import { z } from "zod";
import { parseFields } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { REASON_MAX } from "#domain/athletes/pending-changes.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { optionalTextField } from "#domain/inquiries/fields.ts";
import { decideMedia } from "#server/athletes/guardianship.server.ts";

/** As many as the list of what waits holds. */
const MOST = 100;

const approvalSchema = z.object({ ids: z.array(z.string()).min(1).max(MOST) });
const refusalSchema = z.object({
  id: z.string(),
  reason: optionalTextField(REASON_MAX),
});

/** The guardian's yes to one or several items, or a no to one. */
export async function answerMediaDecision(actor: Actor, form: FormData, page: string) {
  switch (form.get("intent")) {
    case "aprovar": {
      const parsed = parseFields(form, approvalSchema);
      if (!parsed.ok) throw data(null, 404);
      let approved = 0;
      for (const id of parsed.value.ids) if ((await decideMedia(actor, id, { approve: true })).ok) approved++;
      return approved === 0 ? gone(page) : redirectWith(page, { flash: approvedFlash(approved) });
    }
    case "recusar": {
      const parsed = parseFields(form, refusalSchema);
      if (!parsed.ok) return refuse(parsed.error);
      const { id, reason } = parsed.value;
      const refused = await decideMedia(actor, id, { approve: false, reason });
      if (!refused.ok) return gone(page);
      return redirectWith(page, {
        flash: { kind: "success", title: "Recusada", body: "Não vai ao ar. Avisamos o atleta." },
      });
    }
  }
  throw data(null, 404);
}

const approvedFlash = (count: number) => ({
  kind: "success" as const,
  title: count === 1 ? "Aprovada" : `${count} aprovadas`,
  body: "Agora nossa equipe confere, em até 2 dias úteis.",
});

const gone = (page: string) =>
  redirectWith(page, {
    flash: { kind: "info", title: "Já foi decidido", body: "Esta mídia não espera mais a sua resposta." },
  });
