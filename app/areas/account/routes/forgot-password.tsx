import { data } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { forgotSchema } from "#domain/identity/credentials.ts";
import * as identity from "#server/identity/identity.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { AccountPage, Panel } from "../components/account-page.tsx";
import type { Route } from "./+types/forgot-password.ts";

type FormState = Refused & { sent: boolean };

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseFields(form, forgotSchema);
  if (!parsed.ok) return refuse({ ...parsed.error, sent: false });
  const asked = await identity.requestReset(browserOf(context), parsed.value.email);
  if (asked.ok) return data<FormState>({ fields: {}, typed: {}, flash: null, sent: true });
  return refuseTooMany(asked.error, (email) => ({
    typed: typedIn(form, forgotSchema),
    fields: { email },
    sent: false,
  }));
}

export const meta: Route.MetaFunction = () => privateMeta("Recuperar senha");

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const form = useFocusOnError(actionData);
  if (actionData?.sent) return <Sent />;
  return (
    <AccountPage
      title="Recuperar senha"
      intro="Informe o e-mail da sua conta. Enviamos um link para você criar uma nova senha."
    >
      <Panel>
        <PostForm ref={form} className="grid gap-5">
          <InputField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={actionData?.typed["email"]}
            error={actionData?.fields["email"]}
          />
          <SubmitButton variant="primary">Enviar link</SubmitButton>
        </PostForm>
      </Panel>
    </AccountPage>
  );
}

/** Says the same whether or not there is such an account. */
function Sent() {
  return (
    <AccountPage title="Confira seu e-mail">
      <Notice tone="info">
        Se houver uma conta com esse endereço, um link para criar uma nova senha chega em instantes. Ele vale
        por uma hora e funciona uma vez. Veja também a caixa de spam.
      </Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/login">Voltar para o login</ButtonLink>
      </div>
    </AccountPage>
  );
}
