import type { ReactNode } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { ShownEnrolment } from "../enrolment-action.ts";
import { Enrolment } from "./enrolment.tsx";

type SecondFactorProps = {
  enabled: boolean;
  hasPassword: boolean;
  /** The admin area waits for it. */
  required: boolean;
  /** Of staff, whose role needs it: it cannot be switched off here. */
  kept: boolean;
  enrolment?: ShownEnrolment;
  answer?: Refused;
};

export function SecondFactor({ enabled, hasPassword, required, kept, enrolment, answer }: SecondFactorProps) {
  return (
    <Card title="Verificação em duas etapas">
      <div className="grid max-w-[44rem] gap-5">
        {required && !enrolment && (
          <Notice tone="warning">
            A equipe da plataforma só entra na administração com a verificação em duas etapas ativada.
          </Notice>
        )}
        <p>
          {enabled ? <Badge tone="grass">Ativada</Badge> : <Badge>Desativada</Badge>}{" "}
          <span className="text-muted">
            Além da senha, um código do seu celular a cada login: quem descobre a senha não entra.
          </span>
        </p>
        {chooseStep({ enabled, hasPassword, kept, enrolment, answer })}
      </div>
    </Card>
  );
}

function chooseStep({
  enabled,
  hasPassword,
  kept,
  enrolment,
  answer,
}: Omit<SecondFactorProps, "required">): ReactNode {
  if (enabled && kept)
    return (
      <p>
        O acesso da equipe depende dela, por isso não se desativa aqui. Perdeu o celular e os códigos? Outra
        pessoa da administração pode desativá-la para você começar de novo.
      </p>
    );
  if (enabled) return <PasswordStep intent="desativar" button="Desativar" answer={answer} />;
  if (enrolment) return <Enrolment enrolment={enrolment} answer={answer} />;
  if (!hasPassword)
    return <p>Crie antes uma senha em “Dados da conta”: é com ela que esta mudança se confirma.</p>;
  return <PasswordStep intent="iniciar" button="Ativar" answer={answer} />;
}

function PasswordStep({ intent, button, answer }: { intent: string; button: string; answer?: Refused }) {
  const form = useFocusOnError(answer);
  return (
    <PostForm ref={form} className="grid gap-4 sm:max-w-[24rem]">
      <input type="hidden" name="intent" value={intent} />
      <PasswordField
        label="Sua senha"
        name="password"
        autoComplete="current-password"
        required
        error={answer?.fields["password"]}
      />
      <div>
        <SubmitButton>{button}</SubmitButton>
      </div>
    </PostForm>
  );
}
