import type { ReactNode } from "react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";

interface StepFormProps {
  title: string;
  intent: string;
  /** What the button says. */
  action: string;
  answer?: Refused;
  /** Below the button. */
  note?: string;
  children: ReactNode;
}

/** A step of who was invited by mail. */
export function StepForm({ title, intent, action, answer, note, children }: StepFormProps) {
  const form = useFocusOnError(answer);
  return (
    <Card title={title}>
      <PostForm ref={form} className="grid gap-5">
        <input type="hidden" name="intent" value={intent} />
        {children}
        <div>
          <SubmitButton variant="primary" size="large">
            {action}
          </SubmitButton>
        </div>
        {note && <p className="text-compact text-muted">{note}</p>}
      </PostForm>
    </Card>
  );
}

/** The address has an account already. */
export function SignInCard({ email, login, waiting }: { email: string; login: string; waiting: string }) {
  return (
    <Card title="Você já tem uma conta">
      <p className="mb-5">
        Este convite foi enviado para <strong className="wrap-anywhere">{email}</strong>, que já tem conta
        aqui. Entre para continuar; {waiting} estará esperando.
      </p>
      <ButtonLink to={login} variant="primary" size="large">
        Entrar para continuar
      </ButtonLink>
    </Card>
  );
}

/** This browser is signed in as somebody else. */
export function OtherAccountCard({ email, account }: { email: string; account: string | null }) {
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
