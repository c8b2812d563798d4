import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

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
