import { data } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { scoutIdentitySchema } from "#domain/clubs/member-schema.ts";
import type { Member } from "#domain/identity/actor.ts";
import { proveAdult, removePhoto } from "#server/clubs/scout-card.server.ts";
import { proofProblem } from "./proof-problem.ts";

const PAGE = "/club/cartao";

/** The proof of adulthood, or the photo's way off the card. */
export async function answerOwnCard(actor: Member, clubId: string, form: FormData) {
  if (form.get("intent") === "remover-foto") {
    const removed = await removePhoto(actor, clubId);
    if (!removed.ok) throw data("Clube não encontrado", 404);
    return redirectWith(PAGE, { flash: { kind: "success", title: "Foto removida" } });
  }
  const parsed = parseFields(form, scoutIdentitySchema);
  if (!parsed.ok) return refuse(parsed.error);
  const proved = await proveAdult(actor, clubId, parsed.value);
  if (proved.ok)
    return redirectWith(PAGE, {
      flash: { kind: "success", title: "Cartão pronto", body: "Envie uma foto para completá-lo." },
    });
  const typed = typedIn(form, scoutIdentitySchema);
  switch (proved.error.code) {
    case "too_many":
      return refuseTooMany(proved.error, (body) => ({
        typed,
        flash: { kind: "error", title: "Espere um pouco", body },
      }));
    case "not_found":
      throw data("Clube não encontrado", 404);
    case "email_unconfirmed":
      return refuse({
        typed,
        flash: {
          kind: "error",
          title: "Confirme seu e-mail",
          body: "Abra o link que enviamos quando você criou a conta e tente de novo.",
        },
      });
    default:
      return refuse({ typed, ...proofProblem(proved.error.code) });
  }
}
