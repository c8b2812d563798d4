import type { ReactNode } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { PASSWORD_MIN } from "#domain/identity/password-length.ts";
import { fieldOf } from "#app/forms/field-of.ts";

type WithAnswer = { answer?: Refused };

export function NameForm({ name, answer }: WithAnswer & { name: string }) {
  const field = fieldOf(answer);
  return (
    <AccountForm title="Seu nome" intent="nome" button="Salvar nome" answer={answer}>
      <InputField
        label="Nome completo"
        {...field("name", name)}
        autoComplete="name"
        required
        maxLength={120}
        hint="É o nome da conta. Os perfis têm nomes próprios, que você muda em cada painel."
      />
    </AccountForm>
  );
}

export function EmailForm({ email, answer }: WithAnswer & { email: string }) {
  const field = fieldOf(answer);
  return (
    <AccountForm title="E-mail" intent="email" button="Trocar e-mail" answer={answer}>
      <p>
        Seu e-mail hoje: <strong className="wrap-anywhere">{email}</strong>
      </p>
      <InputField
        label="Novo e-mail"
        {...field("newEmail")}
        type="email"
        autoComplete="email"
        required
        hint="Primeiro confirmamos no endereço atual, depois no novo."
      />
    </AccountForm>
  );
}

export function PasswordForm({ hasPassword, answer }: WithAnswer & { hasPassword: boolean }) {
  if (!hasPassword) return <NoPassword />;
  return (
    <AccountForm title="Senha" intent="senha" button="Trocar senha" answer={answer}>
      <PasswordField
        label="Senha atual"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={answer?.fields["currentPassword"]}
      />
      <PasswordField
        label="Nova senha"
        name="newPassword"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        hint={`Pelo menos ${PASSWORD_MIN} caracteres. As outras sessões serão encerradas.`}
        error={answer?.fields["newPassword"]}
      />
    </AccountForm>
  );
}

function NoPassword() {
  return (
    <Card title="Senha">
      <p className="mb-4">
        Sua conta entra por outro site e ainda não tem senha. Você pode criar uma por e-mail.
      </p>
      <ButtonLink to="/recuperar-senha">Criar uma senha</ButtonLink>
    </Card>
  );
}

type AccountFormProps = WithAnswer & { title: string; intent: string; button: string; children: ReactNode };

function AccountForm({ title, intent, button, answer, children }: AccountFormProps) {
  const form = useFocusOnError(answer);
  return (
    <Card title={title}>
      <PostForm ref={form} className="grid gap-5">
        <input type="hidden" name="intent" value={intent} />
        {children}
        <div>
          <SubmitButton>{button}</SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}
