import { data } from "react-router";
import { siteAddress } from "#domain/athletes/site-tabs.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import { athleteContactSchema } from "#domain/inquiries/schemas.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { answerInquiry, type RouteArgs } from "./answer-inquiry.ts";

/** A message to an athlete whom everyone may read: it goes to the team, which passes it on. */
export async function answerAthleteContact(
  args: RouteArgs,
  { subdomain, base }: { subdomain: string; base: string },
) {
  const site = await athletes.site(VISITOR, subdomain);
  if (!site.ok) throw data("Atleta não encontrado", 404);
  return answerInquiry(args, {
    schema: athleteContactSchema,
    toInquiry: ({ represents, ...message }) => ({
      kind: "athlete_contact",
      athleteId: site.value.id,
      details: { represents },
      ...message,
    }),
    next: siteAddress(base, "contato"),
    done: { title: "Mensagem enviada!", body: "Nossa equipe lê e repassa. A resposta chega no seu e-mail." },
  });
}
