import { textIn } from "#app/forms/parse-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { answerLink } from "#server/clubs/links.server.ts";

/** The club's yes or no to an athlete who says that they play there. Null: the form is another one. */
export async function answerAskedLink(
  actor: Actor,
  clubId: string,
  form: FormData,
): Promise<Response | null> {
  const intent = form.get("intent");
  if (intent !== "confirmar-vinculo" && intent !== "recusar-vinculo") return null;
  const confirmed = intent === "confirmar-vinculo";
  const answered = await answerLink(actor, clubId, textIn(form, "athlete"), confirmed);
  return redirectWith("/club/dashboard", {
    flash: answered.ok
      ? {
          kind: "success",
          title: confirmed ? "Vínculo confirmado" : "Vínculo recusado",
          body: "A família foi avisada.",
        }
      : {
          kind: "error",
          title: "Este pedido não existe mais",
          body: "O atleta pode ter desistido, ou alguém do clube já respondeu.",
        },
  });
}
