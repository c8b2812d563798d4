import { redirect } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { memberGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { privateMeta } from "#app/private-meta.ts";
import { PASSWORD_MAX } from "#domain/identity/password-length.ts";
import { GRACE_DAYS } from "#domain/rights/periods.ts";
import { proofNeeded } from "#server/identity/account.server.ts";
import { requireSession } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import * as rights from "#server/rights/rights.server.ts";
import type { Route } from "./+types/leave.ts";

const BACK = "/conta/privacidade";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ context }: Route.LoaderArgs) {
  const session = requireSession(context);
  if (session.deletionDueAt) throw redirect(BACK);
  return { needed: await proofNeeded(session) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const proof = { password: textOf(form, "password"), code: textOf(form, "code") };
  const asked = await rights.requestDeletion(browserOf(context), requireSession(context), proof);
  if (asked.ok) {
    const body = `Perfis de atleta saíram do ar. A conta será apagada em ${GRACE_DAYS} dias; até lá você pode desistir.`;
    return redirectWith(BACK, { flash: { kind: "success", title: "Pedido de exclusão registrado", body } });
  }
  switch (asked.error.code) {
    case "wrong_password":
      return refuse({ fields: { password: "A senha está incorreta." } });
    case "wrong_code":
      return refuse({ fields: { code: "O código não confere ou já foi usado." } });
    case "too_many":
      return refuseTooMany(asked.error, (body) => ({
        flash: { kind: "error", title: "Pedido não aceito", body },
      }));
    case "session_not_fresh":
      return refuse({
        flash: {
          kind: "error",
          title: "Entre de novo",
          body: "Por segurança, saia, entre de novo na sua conta e volte a esta página em até 15 minutos.",
        },
      });
    case "already_requested":
      return redirect(BACK);
  }
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, PASSWORD_MAX + 1) : "";
};

export const meta: Route.MetaFunction = () => privateMeta("Excluir a conta");

export default function Leave({ loaderData: { needed }, actionData }: Route.ComponentProps) {
  const form = useFocusOnError(actionData);
  return (
    <div className="max-w-[36rem]">
      <Card title="Excluir a conta">
        <Notice tone="warning" title="O que acontece">
          <ul className="list-disc pl-5">
            <li>Seu perfil de atleta, e os dos atletas por quem você responde, saem do ar agora.</li>
            <li>Por {GRACE_DAYS} dias você pode entrar e cancelar o pedido.</li>
            <li>Depois, conta, dados, fotos e vídeos são apagados e não podem ser recuperados.</li>
          </ul>
        </Notice>
        <p className="mt-5 text-compact text-muted">
          Quer guardar o que é seu? Peça antes uma cópia dos seus dados na página de privacidade.
        </p>
        <PostForm ref={form} className="mt-5 grid gap-5">
          {needed.password && (
            <PasswordField
              label="Senha"
              name="password"
              autoComplete="current-password"
              required
              maxLength={PASSWORD_MAX}
              error={actionData?.fields["password"]}
            />
          )}
          {needed.code && (
            <InputField
              label="Código do aplicativo"
              hint="Os seis números do seu aplicativo, ou um código de recuperação."
              name="code"
              keep={false}
              autoComplete="one-time-code"
              required
              maxLength={24}
              error={actionData?.fields["code"]}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <SubmitButton variant="danger">Excluir minha conta</SubmitButton>
            <ButtonLink to={BACK}>Voltar sem excluir</ButtonLink>
          </div>
        </PostForm>
      </Card>
    </div>
  );
}
