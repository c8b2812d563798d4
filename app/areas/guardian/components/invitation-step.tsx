import type { ReactNode } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { IdentityFields } from "#app/components/identity-fields.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { OpenInvitation } from "#server/athletes/guardianship.server.ts";
import { InvitedAccessFields } from "#app/components/invited-access-fields.tsx";

interface StepProps {
  invitation: OpenInvitation;
  login: string;
  /** Whose account this browser is signed in with. */
  account: string | null;
  answer?: Refused;
}

/** The one thing to do next, which depends on whether there is an account and whose it is. */
export function InvitationStep({ invitation, login, account, answer }: StepProps) {
  switch (invitation.step) {
    case "new_account":
      return (
        <StepForm title="Primeiro, diga quem você é" intent="conta" answer={answer}>
          <IdentityFields name={invitation.guardianName} answer={answer} />
          <InvitedAccessFields email={invitation.guardianEmail} answer={answer} />
        </StepForm>
      );
    case "identify":
      return (
        <StepForm title="Diga quem você é" intent="entrar-como-responsavel" answer={answer}>
          <IdentityFields name={invitation.guardianName} answer={answer} />
        </StepForm>
      );
    case "join":
      return (
        <StepForm title="Continuar como responsável" intent="entrar-como-responsavel" answer={answer}>
          <p>Já sabemos quem você é. No próximo passo você lê o que seria publicado e decide.</p>
        </StepForm>
      );
    case "sign_in":
      return (
        <Card title="Você já tem uma conta">
          <p className="mb-5">
            Este convite foi enviado para{" "}
            <strong className="wrap-anywhere">{invitation.guardianEmail}</strong>, que já tem conta aqui.
            Entre para continuar; o pedido estará esperando.
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
            <strong className="wrap-anywhere">{invitation.guardianEmail}</strong>. Saia desta conta para
            responder.
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

function StepForm({
  title,
  intent,
  answer,
  children,
}: {
  title: string;
  intent: string;
  answer?: Refused;
  children: ReactNode;
}) {
  const form = useFocusOnError(answer);
  return (
    <Card title={title}>
      <PostForm ref={form} className="grid gap-5">
        <input type="hidden" name="intent" value={intent} />
        {children}
        <div>
          <SubmitButton variant="primary" size="large">
            Continuar
          </SubmitButton>
        </div>
        <p className="text-compact text-muted">
          Continuar ainda não autoriza nada: a decisão é no próximo passo.
        </p>
      </PostForm>
    </Card>
  );
}
