import { PostForm } from "#app/forms/post-form.tsx";
import { Button } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";

/** For someone whose password was right and whose address nobody has confirmed yet. */
export function ResendConfirmation({ email }: { email: string }) {
  return (
    <Notice tone="warning" title="Falta confirmar seu e-mail">
      <p>
        Abra o link que enviamos para <strong className="wrap-anywhere">{email}</strong>. Ele vale por 24
        horas; veja também a caixa de spam.
      </p>
      <PostForm className="mt-3">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" name="intent" value="reenviar" size="small">
          Enviar outro link
        </Button>
      </PostForm>
    </Notice>
  );
}
