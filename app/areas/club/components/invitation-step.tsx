import type { ReactNode } from "react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { IdentityFields } from "#app/components/identity-fields.tsx";
import { InvitedAccessFields } from "#app/components/invited-access-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { OpenInvitation } from "#server/clubs/member-invitations.server.ts";

interface StepProps {
  invitation: OpenInvitation;
  login: string;
  /** Whose account this browser is signed in with. */
  account: string | null;
  answer?: Refused;
}

/** The one thing to do next, which depends on whether there is an account and whose it is. */
export function InvitationStep({ invitation, login, account, answer }: StepProps) {
  const { step, email } = invitation;
  switch (step) {
    case "new_account":
      return (
        <StepForm title="Diga quem você é e crie sua conta" intent="conta" answer={answer}>
          <IdentityFields answer={answer} />
          <InvitedAccessFields email={email} answer={answer} />
        </StepForm>
      );
    case "identify":
      return (
        <StepForm title="Diga quem você é" intent="entrar" answer={answer}>
          <IdentityFields name={account ?? undefined} answer={answer} />
        </StepForm>
      );
    case "join":
      return (
        <StepForm title="Aceitar o convite" intent="entrar" answer={answer}>
          <p>Você já confirmou quem é. Falta só aceitar.</p>
        </StepForm>
      );
    case "sign_in":
      return (
        <Card title="Você já tem uma conta">
          <p className="mb-5">
            Este convite foi enviado para <strong className="wrap-anywhere">{email}</strong>, que já tem conta
            aqui. Entre para continuar; o convite estará esperando.
          </p>
          <ButtonLink to={login} variant="primary" size="large">
            Entrar para continuar
          </ButtonLink>
        </Card>
      );
    case "other_account":
      return (
        <Card title="Você está em outra conta">
          <p className="mb-5">
            Este aparelho está na conta de <strong>{account}</strong>, mas o convite foi enviado para{" "}
            <strong className="wrap-anywhere">{email}</strong>. Saia desta conta para responder.
          </p>
          <PostForm>
            <SubmitButton intent="sair" variant="primary" size="large">
              Sair e continuar
            </SubmitButton>
          </PostForm>
        </Card>
      );
  }
}

interface StepFormProps {
  title: string;
  intent: string;
  answer?: Refused;
  children: ReactNode;
}

function StepForm({ title, intent, answer, children }: StepFormProps) {
  const form = useFocusOnError(answer);
  return (
    <Card title={title}>
      <PostForm ref={form} className="grid gap-5">
        <input type="hidden" name="intent" value={intent} />
        {children}
        <div>
          <SubmitButton variant="primary" size="large">
            Aceitar o convite
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}
