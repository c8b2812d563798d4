import { data, type RouterContextProvider } from "react-router";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { useFormRound } from "#app/forms/use-form-round.ts";
import { redirectWith } from "#app/session/redirects.ts";
import {
  GUESSABLE,
  emailChangeSchema,
  passwordChangeSchema,
  renameSchema,
} from "#domain/identity/credentials.ts";
import * as account from "#server/identity/account.server.ts";
import { requireSession } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { EmailForm, NameForm, PasswordForm } from "../components/account-forms.tsx";
import type { Route } from "./+types/account.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const session = requireSession(context);
  return { name: session.name, email: session.email, hasPassword: await account.hasPassword(session) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "nome":
      return rename(form, context);
    case "email":
      return changeEmail(form, request, context);
    case "senha":
      return changePassword(form, request, context);
    default:
      throw data(null, 400);
  }
}

type Context = Readonly<RouterContextProvider>;

async function rename(form: FormData, context: Context) {
  const parsed = parseFields(form, renameSchema);
  if (!parsed.ok) return refuse(parsed.error);
  await account.rename(requireSession(context), parsed.value.name);
  return done({ kind: "success", title: "Nome atualizado!" });
}

async function changeEmail(form: FormData, request: Request, context: Context) {
  const parsed = parseFields(form, emailChangeSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const { newEmail } = parsed.value;
  const session = requireSession(context);
  if (newEmail === session.email)
    return refuse({
      typed: typedIn(form, emailChangeSchema),
      fields: { newEmail: "Este já é o e-mail da sua conta." },
    });
  const asked = await account.requestEmailChange(browserOf(context), session, newEmail);
  if (!asked.ok)
    return refuseTooMany(asked.error, (text) => ({
      typed: typedIn(form, emailChangeSchema),
      fields: { newEmail: text },
    }));
  return done({
    kind: "info",
    title: "Confira seu e-mail",
    body: "Enviamos um link ao endereço atual para confirmar a troca.",
  });
}

async function changePassword(form: FormData, request: Request, context: Context) {
  const parsed = parseFields(form, passwordChangeSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const { currentPassword: current, newPassword: next } = parsed.value;
  const changed = await account.changePassword(browserOf(context), requireSession(context), {
    current,
    next,
  });
  if (changed.ok) {
    const { cookies } = changed.value;
    return done(
      { kind: "success", title: "Senha trocada!", body: "As outras sessões foram encerradas." },
      cookies,
    );
  }
  if (changed.error.code === "too_many")
    return refuseTooMany(changed.error, (text) => ({ fields: { currentPassword: text } }));
  if (changed.error.code === "password_guessable") return refuse({ fields: { newPassword: GUESSABLE } });
  return refuse({ fields: { currentPassword: "A senha atual está incorreta." } });
}

const done = (flash: Flash, cookies?: readonly string[]) => redirectWith("/conta", { flash, cookies });

export const meta: Route.MetaFunction = () => privateMeta("Minha conta");

export default function Account({
  loaderData: { name, email, hasPassword },
  actionData,
}: Route.ComponentProps) {
  // Each answer clears the forms; a refusal brings back what may be shown again.
  const round = useFormRound(actionData);
  return (
    <div key={round} className="grid max-w-[44rem] gap-6">
      <NameForm name={name} answer={actionData} />
      <EmailForm email={email} answer={actionData} />
      <PasswordForm hasPassword={hasPassword} answer={actionData} />
    </div>
  );
}
