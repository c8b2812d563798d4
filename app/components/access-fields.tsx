import { InputField } from "#app/components/input.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "#domain/identity/password-length.ts";

/** What every account is opened with; the address may be known already. */
export function AccessFields({ answer, email }: { answer?: Refused; email?: string }) {
  return (
    <>
      <InputField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={answer?.typed["email"] ?? email}
        error={answer?.fields["email"]}
        hint="Enviamos um link para confirmar."
      />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        error={answer?.fields["password"]}
        hint={`Pelo menos ${PASSWORD_MIN} caracteres.`}
      />
    </>
  );
}
