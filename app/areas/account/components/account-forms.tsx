import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { CardForm } from "#app/components/card-form.tsx";
import { InputField } from "#app/components/input.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { PASSWORD_MIN } from "#domain/identity/password-length.ts";
import { fieldOf } from "#app/forms/field-of.ts";

type WithAnswer = { answer?: Refused };

export function NameForm({ name, answer }: WithAnswer & { name: string }) {
  const field = fieldOf(answer);
  return (
    <CardForm title="Seu nome" intent="nome" action="Salvar nome" answer={answer}>
      <InputField
        label="Nome completo"
        {...field("name", name)}
        autoComplete="name"
        required
        maxLength={120}
        hint="É o nome da conta. Os perfis têm nomes próprios, que você muda em cada painel."
      />
    </CardForm>
  );
}

export function EmailForm({ email, answer }: WithAnswer & { email: string }) {
  const field = fieldOf(answer);
  return (
    <CardForm title="E-mail" intent="email" action="Trocar e-mail" answer={answer}>
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
    </CardForm>
  );
}

export function PasswordForm({ hasPassword, answer }: WithAnswer & { hasPassword: boolean }) {
  if (!hasPassword) return <NoPassword />;
  return (
    <CardForm title="Senha" intent="senha" action="Trocar senha" answer={answer}>
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
    </CardForm>
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
