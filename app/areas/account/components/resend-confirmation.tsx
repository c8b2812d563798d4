import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";

type ResendConfirmationProps = {
  /** Unknown in a browser that did not sign up. */
  email?: string;
  /** Right after sign-up; otherwise for someone whose password was right and whose address nobody has confirmed. */
  fresh?: boolean;
};

export function ResendConfirmation({ email, fresh = false }: ResendConfirmationProps) {
  return (
    <Notice
      tone={fresh ? "success" : "warning"}
      title={fresh ? "Confirme seu e-mail para entrar" : "Falta confirmar seu e-mail"}
    >
      <p>
        Abra o link que enviamos para{" "}
        {email ? <strong className="wrap-anywhere">{email}</strong> : "o endereço informado"}. Ele vale por 24
        horas; veja também a caixa de spam.
        {fresh && email && " Abrindo neste aparelho, você já entra."}
      </p>
      {email && (
        <PostForm className="mt-3">
          <input type="hidden" name="email" value={email} />
          <SubmitButton intent="reenviar" size="small">
            Reenviar
            <span className="sr-only"> o link de confirmação</span>
          </SubmitButton>
        </PostForm>
      )}
    </Notice>
  );
}
