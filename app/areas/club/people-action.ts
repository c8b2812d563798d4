import { data } from "react-router";
import { parseFields, textIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany, tooManyText } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { invitationActSchema, memberActSchema, memberInvitationSchema } from "#domain/clubs/member-schema.ts";
import type { Member } from "#domain/identity/actor.ts";
import type { Result } from "#domain/result.ts";
import * as invitations from "#server/clubs/member-invitations.server.ts";
import * as members from "#server/clubs/members.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

const PAGE = "/club/pessoas";

/** What an owner decides about the people of the club, or a member about themselves. */
export async function answerPeople(actor: Member, clubId: string, form: FormData) {
  switch (form.get("intent")) {
    case "convidar":
      return invite(actor, clubId, form);
    case "reenviar":
    case "cancelar":
      return invitationAct(actor, clubId, form);
    case "sair":
      return leave(actor, clubId);
    default:
      return memberAct(actor, clubId, form);
  }
}

async function invite(actor: Member, clubId: string, form: FormData) {
  const parsed = parseFields(form, memberInvitationSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const sent = await invitations.inviteMember(actor, clubId, parsed.value);
  const typed = { email: parsed.value.email, role: parsed.value.role };
  if (sent.ok)
    return back({
      kind: "success",
      title: "Convite enviado",
      body: `Enviamos o convite para ${parsed.value.email}.`,
    });
  switch (sent.error.code) {
    case "too_many":
      return refuseTooMany(sent.error, (email) => ({ typed, fields: { email } }));
    case "already_member":
      return refuse({ typed, fields: { email: "Esta pessoa já faz parte do clube." } });
    case "too_many_people":
      return refuse({ typed, fields: { email: "O clube já tem o número máximo de pessoas." } });
    case "not_verified":
      return back(NOT_VERIFIED);
    case "not_found":
      throw notFound();
  }
}

async function invitationAct(actor: Member, clubId: string, form: FormData) {
  const parsed = parseFields(form, invitationActSchema);
  if (!parsed.ok) throw notFound();
  const { convite } = parsed.value;
  if (form.get("intent") === "cancelar") {
    const canceled = await invitations.cancelInvitation(actor, clubId, convite);
    return back(
      canceled.ok
        ? { kind: "success", title: "Convite cancelado", body: "O link do convite não funciona mais." }
        : INVITATION_GONE,
    );
  }
  const sent = await invitations.resendInvitation(actor, clubId, convite);
  if (sent.ok)
    return back({
      kind: "success",
      title: "Convite reenviado",
      body: "O link anterior deixou de funcionar; vale só o novo.",
    });
  if (sent.error.code === "too_many")
    return back({
      kind: "error",
      title: "Espere um pouco",
      body: tooManyText(sent.error.retryAfterSeconds),
    });
  return back(sent.error.code === "not_verified" ? NOT_VERIFIED : INVITATION_GONE);
}

async function memberAct(actor: Member, clubId: string, form: FormData) {
  const parsed = parseFields(form, memberActSchema);
  if (!parsed.ok) throw notFound();
  const { pessoa, role } = parsed.value;
  switch (textIn(form, "intent")) {
    case "remover":
      return settled(await members.removeMember(actor, clubId, pessoa), {
        kind: "success",
        title: "Pessoa removida",
        body: "O acesso terminou agora, e o cartão aparece como retirado.",
      });
    case "papel":
      if (!role) throw notFound();
      return settled(await members.changeRole(actor, clubId, pessoa, role), {
        kind: "success",
        title: "Papel alterado",
      });
    case "passar":
      return settled(await members.handOver(actor, clubId, pessoa), {
        kind: "success",
        title: "Propriedade passada",
        body: "Você continua no clube como olheiro.",
      });
    default:
      throw notFound();
  }
}

async function leave(actor: Member, clubId: string) {
  const left = await members.leave(actor, clubId);
  if (!left.ok) return settled(left, { kind: "success", title: "" });
  return redirectWith("/profile-selection", {
    flash: { kind: "success", title: "Você saiu do clube", body: "Seu acesso e seu cartão terminaram." },
  });
}

function settled(result: Result<null, "not_found" | "last_owner">, done: Flash) {
  if (result.ok) return back(done);
  if (result.error === "last_owner")
    return back({
      kind: "error",
      title: "O clube precisa de alguém responsável",
      body: "Passe a propriedade a outra pessoa do clube antes.",
    });
  return back({
    kind: "error",
    title: "Nada mudou",
    body: "Esta pessoa não faz mais parte do clube, ou a decisão não cabe a você.",
  });
}

const back = (flash: Flash) => redirectWith(PAGE, { flash });
const notFound = () => data("Página não encontrada", 404);

const NOT_VERIFIED: Flash = {
  kind: "error",
  title: "O clube ainda não foi verificado",
  body: "Só um clube verificado convida pessoas.",
};
const INVITATION_GONE: Flash = {
  kind: "error",
  title: "Nada mudou",
  body: "Este convite já foi respondido ou cancelado.",
};
