import { data, redirect } from "react-router";
import { parseFields, typedIn, textIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { withdrawName } from "#app/name-consent/name-answer.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { guardianContactSchema } from "#domain/guardians/schema.ts";
import type { Actor } from "#domain/identity/actor.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { changeAddress, remindGuardians } from "#server/athletes/own-profile.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { NAME_PAGE, PROFILE_PAGE, SHARE_PAGE } from "./addresses.ts";
import { answerLinkEnd, answerLinkRequest, answerLinkYes } from "./link-answer.ts";

/** What the athlete may do about their own profile; everything else is the guardian's or the team's. */
export async function answerDashboard(actor: Actor, id: string, form: FormData) {
  switch (form.get("intent")) {
    case "reenviar":
      return invited(form, await guardianship.inviteGuardian(actor, id));
    case "corrigir": {
      const contact = parseFields(form, guardianContactSchema);
      return contact.ok
        ? invited(form, await guardianship.inviteGuardian(actor, id, contact.value))
        : refuse(contact.error);
    }
    case "publicar": {
      const asked = await guardianship.requestPublication(actor, id);
      if (asked.ok && asked.value === "published")
        return redirectWith(SHARE_PAGE, { flash: { kind: "success", title: "Seu perfil está no ar" } });
      return back(
        asked.ok
          ? {
              kind: "success",
              title: "Pedido enviado",
              body: "Nossa equipe confere o perfil antes de publicar. Avisamos por e-mail.",
            }
          : {
              kind: "error",
              title: "O perfil ainda não pode ser publicado",
              body: "Veja nesta página o que falta.",
            },
      );
    }
    case "endereco":
      return moved(form, await changeAddress(actor, id, textIn(form, "subdomain").slice(0, 200)));
    case "vinculo":
      return answerLinkRequest(actor, id, form);
    case "aceitar-vinculo":
      return answerLinkYes(actor, id, form);
    case "sem-vinculo":
      return answerLinkEnd(actor, id, form);
    case "lembrar": {
      const reminded = await remindGuardians(actor, id);
      if (reminded.ok)
        return back({
          kind: "success",
          title: "Lembrete enviado",
          body: "Seu responsável recebeu um e-mail.",
        });
      if (reminded.error.code === "too_many")
        return back({
          kind: "info",
          title: "Já lembramos hoje",
          body: "Um lembrete por dia basta. Que tal falar com a pessoa?",
        });
      break;
    }
    case "contato-ligar":
    case "contato-desligar": {
      const allowed = form.get("intent") === "contato-ligar";
      const set = await guardianship.setContactAllowed(actor, id, allowed);
      if (set.ok)
        return back({
          kind: "success",
          title: allowed ? "Contato direto ligado" : "Contato direto desligado",
          body: allowed ? "Clubes com plano podem pedir contato." : "Nenhum clube pode pedir contato.",
        });
      break;
    }
    case "nome-ligar":
      return redirect(NAME_PAGE);
    case "nome-desligar": {
      const withdrawn = await withdrawName(actor, id);
      if (withdrawn) return back(withdrawn);
      break;
    }
    case "pedir": {
      const [field, value] = [form.get("campo"), form.get("valor")];
      if ((field !== "visibility" && field !== "contact") || (value !== "on" && value !== "off")) break;
      const asked = await guardianship.requestSwitch(actor, id, field, value);
      if (asked.ok)
        return back({
          kind: "success",
          title: "Pedido enviado",
          body: "Seu responsável recebeu um e-mail e decide quando quiser.",
        });
      break;
    }
    case "desistir": {
      const withdrawn = await guardianship.withdrawChange(actor, textIn(form, "mudanca"));
      if (withdrawn.ok) return back({ kind: "success", title: "Pedido cancelado" });
      if (withdrawn.error === "already_decided")
        return back({ kind: "info", title: "Seu responsável já decidiu" });
      break;
    }
    case "despublicar": {
      const closed = await guardianship.unpublish(actor, id);
      if (closed.ok)
        return back({
          kind: "success",
          title: "Seu perfil saiu do ar",
          body: "Você pode publicar de novo quando quiser.",
        });
      break;
    }
  }
  throw data(null, 404);
}

const ADDRESS_PROBLEMS = {
  address_invalid: "Use de 3 a 63 letras sem acento, números e hífens, como kaua-ribeiro.",
  address_reserved: "Este endereço é reservado. Escolha outro.",
  address_taken: "Este subdomínio já está em uso. Escolha outro.",
  too_many_addresses: "Você já mudou de endereço muitas vezes. Fale com a nossa equipe.",
};

function moved(form: FormData, changed: Awaited<ReturnType<typeof changeAddress>>) {
  if (changed.ok)
    return back({
      kind: "success",
      title: "Endereço atualizado",
      body: `Seu perfil agora está em /a/${changed.value.subdomain}. O endereço antigo continua levando até ele.`,
    });
  const { error } = changed;
  if (error.code === "not_found") throw data(null, 404);
  const typed = { intent: "endereco", subdomain: textIn(form, "subdomain").slice(0, 200) };
  return error.code === "too_many"
    ? refuseTooMany(error, (subdomain) => ({ typed, fields: { subdomain } }))
    : refuse({ typed, fields: { subdomain: ADDRESS_PROBLEMS[error.code] } });
}

function invited(form: FormData, sent: Awaited<ReturnType<typeof guardianship.inviteGuardian>>) {
  if (sent.ok)
    return back({
      kind: "success",
      title: "Convite enviado",
      body: "O link vale por 14 dias. Avise seu responsável para olhar também o spam.",
    });
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
        fields: { guardianEmail: "O e-mail do responsável precisa ser diferente do seu." },
      });
    case "already_confirmed":
      return back({
        kind: "info",
        title: "Seu responsável já confirmou",
        body: "Para trocar de responsável, fale com a nossa equipe.",
      });
    default:
      throw data(null, 404);
  }
}

const back = (flash: Flash) => redirectWith(PROFILE_PAGE, { flash });
