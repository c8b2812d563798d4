import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { SignInAnswer } from "../sign-in-action.ts";
import { Panel } from "./account-page.tsx";
import { ResendConfirmation } from "./resend-confirmation.tsx";

/** Posts to its own page, so that a refusal keeps the address and where to return to. */
export function LoginForm({ answer, email }: { answer?: SignInAnswer; email?: string }) {
  const form = useFocusOnError(answer);
  return (
    <>
      {answer?.unverified && <ResendConfirmation email={answer.typed["email"]} />}
      <Panel>
        <PostForm ref={form} className="grid gap-5">
          <InputField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={answer?.typed["email"] ?? email}
            error={answer?.fields["email"]}
          />
          <PasswordField
            label="Senha"
            name="password"
            autoComplete="current-password"
            required
            error={answer?.fields["password"]}
          />
          <SubmitButton variant="primary">Entrar</SubmitButton>
        </PostForm>
        <p>
          <TextLink to="/recuperar-senha">Esqueci minha senha</TextLink>
        </p>
      </Panel>
    </>
  );
}
