import type { FormErrors } from "#app/forms/parse-form.ts";
import { PASSWORD_MAX } from "#domain/identity/password-length.ts";
import { InputField } from "./input.tsx";
import { PasswordField } from "./password-field.tsx";

type ProofFieldsProps = { needed: { password: boolean; code: boolean }; answer?: FormErrors };

/** What proves, before something that cannot be undone, that the owner of the account asks for it. */
export const ProofFields = ({ needed, answer }: ProofFieldsProps) => (
  <>
    {needed.password && (
      <PasswordField
        label="Sua senha"
        name="password"
        autoComplete="current-password"
        required
        maxLength={PASSWORD_MAX}
        error={answer?.fields["password"]}
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
        error={answer?.fields["code"]}
      />
    )}
  </>
);
