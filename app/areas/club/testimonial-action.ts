import { data } from "react-router";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { testimonialSchema } from "#domain/clubs/testimonial-schema.ts";
import { MOST_TESTIMONIALS } from "#domain/clubs/testimonials.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { askAgain, askTestimonial, removeTestimonial } from "#server/clubs/own-testimonials.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { CLUB_TESTIMONIALS_PAGE } from "./addresses.ts";

/** What an owner does about testimonials. */
export async function answerTestimonials(actor: Actor, clubId: string, form: FormData) {
  switch (form.get("intent")) {
    case "pedir-depoimento":
      return ask(actor, clubId, form);
    case "reenviar-depoimento": {
      const sent = await askAgain(actor, clubId, textIn(form, "id"));
      if (sent.ok)
        return back({ kind: "success", title: "Pedido reenviado", body: "O link de antes não vale mais." });
      if (sent.error.code === "too_many")
        return refuseTooMany(sent.error, (body) => ({
          flash: { kind: "error", title: "Espere um pouco", body },
        }));
      return back(GONE);
    }
    case "apagar-depoimento": {
      const removed = await removeTestimonial(actor, clubId, textIn(form, "id"));
      return back(removed.ok ? { kind: "success", title: "Depoimento apagado" } : GONE);
    }
  }
  throw data(null, 404);
}

async function ask(actor: Actor, clubId: string, form: FormData) {
  const parsed = parseFields(form, testimonialSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const typed = typedIn(form, testimonialSchema);
  const asked = await askTestimonial(actor, clubId, parsed.value);
  if (asked.ok)
    return back({
      kind: "success",
      title: "Pedido enviado",
      body: "O depoimento aparece na página do clube depois do sim de quem é citado.",
    });
  const { error } = asked;
  switch (error.code) {
    case "not_found":
      throw data("Clube não encontrado", 404);
    case "too_many":
      return refuseTooMany(error, (message) => ({ typed, fields: { message } }));
    case "own_email":
      return refuse({
        typed,
        fields: { email: "Este e-mail é de alguém do clube. Quem responde é a pessoa citada." },
      });
    case "not_linked":
      return refuse({ typed, fields: { athlete: "Este atleta não está mais vinculado ou saiu do ar." } });
    case "not_verified":
      return refuse({ typed, fields: { message: "Só clubes verificados podem pedir depoimentos." } });
    case "too_many_kept":
      return refuse({
        typed,
        fields: { message: `O clube já tem ${MOST_TESTIMONIALS} depoimentos. Apague um para pedir outro.` },
      });
  }
}

const GONE: Flash = { kind: "error", title: "Este depoimento não existe mais" };

const back = (flash: Flash) => redirectWith(CLUB_TESTIMONIALS_PAGE, { flash });
