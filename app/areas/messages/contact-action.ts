import { data } from "react-router";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Member } from "#domain/identity/actor.ts";
import { contactAnswerSchema, messageSchema } from "#domain/messages/schema.ts";
import { blockClub, unblockClub } from "#server/messages/blocks.server.ts";
import { answerContact, endContact } from "#server/messages/contacts.server.ts";
import { readConversation, sendMessage, setChildSwitches } from "#server/messages/conversation.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

const notFound = () => data("Conversa não encontrada", 404);

/** Does what was pressed on the page of a contact, and returns to it. */
export async function answerContactForm(actor: Member, id: string, form: FormData) {
  const intent = textIn(form, "intent");
  switch (intent) {
    case "mensagem":
      return send(actor, id, form);
    case "encerrar":
    case "retirar":
      return end(actor, id, intent);
    case "bloquear":
    case "desbloquear":
      return setBlock(actor, id, intent);
    case "ligar-leitura":
    case "desligar-leitura":
    case "ligar-escrita":
    case "desligar-escrita":
      return turn(actor, id, intent);
    default:
      return answer(actor, id, form);
  }
}

const back = (id: string, flash: Flash) => redirectWith(`/contatos/${id}`, { flash });

async function send(actor: Member, id: string, form: FormData) {
  const parsed = parseFields(form, messageSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const sent = await sendMessage(actor, id, parsed.value.text);
  if (sent.ok) return redirectWith(`/contatos/${id}#escrever`, {});
  const typed = typedIn(form, messageSchema);
  switch (sent.error.code) {
    case "not_found":
      throw notFound();
    case "too_many":
      return refuseTooMany(sent.error, (body) => ({
        typed,
        flash: { kind: "error", title: "Mensagem não enviada", body },
      }));
    case "ended":
    case "not_allowed":
      return refuse(
        {
          typed,
          fields: { text: NOT_SENT[sent.error.code] },
          flash: { kind: "error", title: "Mensagem não enviada", body: NOT_SENT[sent.error.code] },
        },
        { status: 403 },
      );
  }
}

const NOT_SENT = {
  ended: "Esta conversa não está aberta.",
  not_allowed: "Você não pode escrever nesta conversa.",
} as const;

async function end(actor: Member, id: string, intent: "encerrar" | "retirar") {
  const ended = await endContact(actor, id);
  if (!ended.ok && ended.error === "not_found") throw notFound();
  if (!ended.ok) return back(id, { kind: "info", title: "Contato", body: PROBLEMS.already_ended });
  return back(
    id,
    intent === "retirar"
      ? { kind: "success", title: "Pedido retirado", body: "A família foi avisada." }
      : { kind: "success", title: "Contato encerrado", body: "O outro lado foi avisado." },
  );
}

async function setBlock(actor: Member, id: string, intent: "bloquear" | "desbloquear") {
  const read = await readConversation(actor, id);
  if (!read.ok) throw notFound();
  const { athleteId, contact } = read.value;
  const act = intent === "bloquear" ? blockClub : unblockClub;
  const done = await act(actor, { athleteId, clubId: contact.club.id });
  if (!done.ok && done.error === "not_found") throw notFound();
  if (!done.ok)
    return back(id, {
      kind: "info",
      title: "O clube continua bloqueado",
      body: "Só a outra pessoa responsável, que bloqueou, pode desbloquear.",
    });
  return back(
    id,
    intent === "bloquear"
      ? { kind: "success", title: "Clube bloqueado", body: "Ninguém do clube pode escrever de novo." }
      : { kind: "success", title: "Clube desbloqueado", body: "O clube pode voltar a pedir contato." },
  );
}

async function turn(
  actor: Member,
  id: string,
  intent: "ligar-leitura" | "desligar-leitura" | "ligar-escrita" | "desligar-escrita",
) {
  const read = await readConversation(actor, id);
  const child = read.ok ? read.value.contact.child : null;
  if (!child) throw notFound();
  const wanted = {
    "ligar-leitura": { reads: true, writes: child.writes },
    "desligar-leitura": { reads: false, writes: false },
    "ligar-escrita": { reads: true, writes: true },
    "desligar-escrita": { reads: child.reads, writes: false },
  }[intent];
  const set = await setChildSwitches(actor, id, wanted);
  if (set.ok) return back(id, { kind: "success", title: "Escolha salva", body: "Já vale nesta conversa." });
  if (set.error === "not_found") throw notFound();
  return back(id, {
    kind: "info",
    title: "Nada mudou",
    body:
      set.error === "ended"
        ? PROBLEMS.already_ended
        : "A outra pessoa responsável desligou. Só ela pode ligar de novo.",
  });
}

async function answer(actor: Member, id: string, form: FormData) {
  const parsed = parseFields(form, contactAnswerSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const answered = await answerContact(actor, id, parsed.value);
  if (answered.ok)
    return back(id, { kind: "success", title: "Contato", body: "Sua resposta foi enviada ao clube." });
  if (answered.error === "not_found") throw notFound();
  return back(id, { kind: "info", title: "Contato", body: PROBLEMS[answered.error] });
}

const PROBLEMS = {
  already_ended: "Este contato já tinha sido encerrado.",
  already_answered: "Este pedido já tinha sido respondido.",
  ended: "Este pedido não vale mais. A resposta não foi enviada.",
} as const;
