import { data } from "react-router";
import { z } from "zod";
import { parseFields } from "#app/forms/parse-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { privacySchema } from "#domain/guardians/schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

export const intentSchema = z.enum(["autorizar", "nao-autorizar", "publicar", "privacidade"]);

interface WardRequest {
  actor: Actor;
  id: string;
  form: FormData;
  browser: Browser;
}

export const notFound = () => data("Atleta não encontrado", 404);

/** Does what the guardian asked for and returns to the athlete's page with a message about it. */
export async function answer(intent: z.infer<typeof intentSchema>, request: WardRequest): Promise<Response> {
  const flash = await ACTIONS[intent](request);
  if (!flash) throw notFound();
  return redirectWith(`/responsavel/atleta/${request.id}`, { flash });
}

const ACTIONS: Record<z.infer<typeof intentSchema>, (request: WardRequest) => Promise<Flash | null>> = {
  async autorizar({ actor, id, browser }) {
    const decided = await guardianship.decideConsent(actor, id, "granted", browser);
    if (!decided.ok) return null;
    return decided.value === "published"
      ? PUBLISHED
      : {
          kind: "success",
          title: "Publicação autorizada",
          body: "Avisamos por e-mail quando o perfil for publicado.",
        };
  },
  async "nao-autorizar"({ actor, id, browser }) {
    const decided = await guardianship.decideConsent(actor, id, "revoked", browser);
    return decided.ok
      ? {
          kind: "success",
          title: "Decisão registrada",
          body: "Ninguém vê o perfil. Você pode mudar de ideia quando quiser.",
        }
      : null;
  },
  async publicar({ actor, id }) {
    const asked = await guardianship.requestPublication(actor, id);
    if (asked.ok)
      return asked.value === "published"
        ? PUBLISHED
        : { kind: "success", title: "Pedido enviado", body: "Nossa equipe vai conferir o perfil de novo." };
    return asked.error === "not_found"
      ? null
      : {
          kind: "error",
          title: "O perfil ainda não pode ser publicado",
          body: "Veja nesta página o que falta.",
        };
  },
  async privacidade({ actor, id, form }) {
    const choices = parseFields(form, privacySchema);
    const saved = choices.ok && (await guardianship.setPrivacy(actor, id, choices.value));
    return saved && saved.ok ? { kind: "success", title: "Escolhas salvas" } : null;
  },
};

const PUBLISHED: Flash = { kind: "success", title: "O perfil está no ar" };
