import { InputField } from "#app/components/input.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import { TermsBox } from "#app/components/terms-box.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "#domain/identity/password-length.ts";

/** The account: its address is the invited one, which the link has proven. */
export function InvitedAccessFields({ email, answer }: { email: string; answer?: Refused }) {
  return (
    <>
      <InputField
        label="Seu e-mail"
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        defaultValue={email}
        className="[&_input]:bg-paper"
        hint="Você entra com ele. Já está confirmado, porque o convite chegou aí."
      />
      <PasswordField
        label="Crie uma senha"
        name="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        hint={`Pelo menos ${PASSWORD_MIN} caracteres.`}
        error={answer?.fields["password"]}
      />
      <TermsBox answer={answer} />
    </>
  );
}
