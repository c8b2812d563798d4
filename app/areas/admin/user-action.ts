import { redirect } from "react-router";
import { formsByIntent } from "#app/forms/forms-by-intent.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Member } from "#domain/identity/actor.ts";
import { dashboardOf } from "#domain/identity/dashboards.ts";
import { emailChangeSchema, lockSchema, roleSchema } from "#domain/identity/account-care-schema.ts";
import { impersonationSchema } from "#domain/identity/impersonation-schema.ts";
import * as emails from "#server/identity/email-change.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import * as staff from "#server/identity/staff-accounts.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

interface UserForm {
  id: string;
  actor: Member;
  session: identity.Session;
  browser: Browser;
  form: FormData;
}

/** What the buttons of an account's page do. */
export const USER_ACTIONS = formsByIntent<UserForm, unknown>({
  "mostrar-contato": openContact,
  "encerrar-sessoes": endSessions,
  papel: changeRole,
  "desligar-fator": resetSecondFactor,
  "ver-como": impersonate,
  bloquear: lock,
  desbloquear: unlock,
  "trocar-email": startEmailChange,
  "desistir-do-email": cancelEmailChange,
  "reenviar-confirmacao": resendConfirmation,
});

/**
 * Shown once, on this answer: reading it again is another entry of the audit log. The other forms of the page read what
 * they refused from the same answer: nothing.
 */
async function openContact({ actor, id }: UserForm) {
  const opened = await staff.openContact(actor, id);
  return opened.ok ? { contact: opened.value, fields: {}, typed: {} } : back(id, GONE);
}

async function endSessions({ actor, id, form }: UserForm) {
  // A field that names no session must not count as none, which would end them all.
  const one = form.has("sessao") ? textIn(form, "sessao") : null;
  const ended = await staff.endSessions(actor, id, one);
  if (!ended.ok)
    return back(
      id,
      ended.error === "not_allowed"
        ? NOT_ALLOWED
        : { kind: "info", title: one === null ? "Não havia sessão aberta" : "Essa sessão já tinha acabado" },
    );
  return back(id, {
    kind: "success",
    title: one === null ? "Todas as sessões foram encerradas" : "Sessão encerrada",
  });
}

async function changeRole({ actor, id, form }: UserForm) {
  const parsed = parseFields(form, roleSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const changed = await identity.changeRole(actor, id, parsed.value.role);
  if (!changed.ok) return back(id, problem(changed.error));
  return back(
    id,
    changed.value.changed
      ? { kind: "success", title: "Papel alterado", body: "A pessoa foi avisada por e-mail." }
      : { kind: "info", title: "A pessoa já tinha este papel" },
  );
}

async function resetSecondFactor({ actor, id }: UserForm) {
  const reset = await identity.resetSecondFactor(actor, id);
  if (reset.ok)
    return back(id, {
      kind: "success",
      title: "Segundo fator desligado",
      body: "As sessões terminaram e a pessoa foi avisada.",
    });
  return back(
    id,
    reset.error === "nothing_to_do"
      ? { kind: "info", title: "A conta não tinha segundo fator" }
      : problem(reset.error),
  );
}

async function impersonate({ actor, session, id, form }: UserForm) {
  const parsed = parseFields(form, impersonationSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const started = await identity.startImpersonation(actor, session.id, id, parsed.value);
  if (started.ok) {
    const { type } = started.value;
    return redirect(type ? dashboardOf(type) : "/profile-selection");
  }
  return back(
    id,
    started.error === "already_looking"
      ? { kind: "info", title: "Você já está vendo como outra pessoa" }
      : problem(started.error),
  );
}

async function lock({ actor, id, form }: UserForm) {
  const parsed = parseFields(form, lockSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const locked = await staff.lockAccount(actor, id, parsed.value.lockReason);
  if (locked.ok)
    return back(id, {
      kind: "success",
      title: "Conta bloqueada",
      body: "As sessões terminaram e a pessoa foi avisada.",
    });
  return back(
    id,
    locked.error === "locked"
      ? { kind: "info", title: "A conta já estava bloqueada" }
      : problem(locked.error),
  );
}

async function unlock({ actor, id }: UserForm) {
  const unlocked = await staff.unlockAccount(actor, id);
  if (unlocked.ok)
    return back(id, { kind: "success", title: "Conta desbloqueada", body: "A pessoa foi avisada." });
  return back(
    id,
    unlocked.error === "not_locked"
      ? { kind: "info", title: "A conta não estava bloqueada" }
      : problem(unlocked.error),
  );
}

async function startEmailChange({ actor, id, form }: UserForm) {
  const parsed = parseFields(form, emailChangeSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const { newEmail, changeReason: reason } = parsed.value;
  const started = await emails.startEmailChange(actor, id, { newEmail, reason });
  if (started.ok)
    return back(id, {
      kind: "success",
      title: "Link enviado",
      body: "A troca vale quando o novo endereço for confirmado. O antigo foi avisado.",
    });
  const problems = {
    email_taken: "Este e-mail já tem uma conta.",
    same_email: "Este já é o e-mail da conta.",
  };
  if (started.error === "email_taken" || started.error === "same_email")
    return refuse({
      fields: { newEmail: problems[started.error] },
      typed: typedIn(form, emailChangeSchema),
    });
  return back(id, problem(started.error));
}

async function cancelEmailChange({ actor, id }: UserForm) {
  const canceled = await emails.cancelEmailChange(actor, id);
  if (canceled.ok) return back(id, { kind: "success", title: "Troca de e-mail cancelada" });
  return back(
    id,
    canceled.error === "nothing_to_do"
      ? { kind: "info", title: "Não havia troca de e-mail à espera" }
      : problem(canceled.error),
  );
}

async function resendConfirmation({ actor, id, browser }: UserForm) {
  const sent = await staff.resendConfirmation(actor, browser, id);
  if (sent.ok) return back(id, { kind: "success", title: "Enviamos outro link de confirmação" });
  if (sent.error === "confirmed") return back(id, { kind: "info", title: "O e-mail já está confirmado" });
  if (sent.error === "too_many")
    return back(id, { kind: "info", title: "Já enviamos links há pouco", body: "Espere uma hora." });
  return back(id, problem(sent.error));
}

const GONE: Flash = { kind: "error", title: "Esta conta não existe mais" };
const NOT_ALLOWED: Flash = {
  kind: "error",
  title: "Sem permissão",
  body: "Contas da equipe são cuidadas por outra pessoa da administração.",
};
const problem = (code: "not_found" | "not_allowed"): Flash => (code === "not_found" ? GONE : NOT_ALLOWED);

const back = (id: string, flash: Flash) => redirectWith(`/admin/usuarios/${id}`, { flash });
