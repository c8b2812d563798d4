import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { BotFields } from "#app/forms/bot-fields.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";

type TakeDownFormProps = { openedAt: number; back: string; answer?: FormErrors };

export function TakeDownForm({ openedAt, back, answer }: TakeDownFormProps) {
  const form = useFocusOnError(answer);
  const typed = answer?.typed ?? {};
  return (
    <PostForm ref={form} className="grid gap-5 panel p-5 sm:p-7">
      <BotFields openedAt={openedAt} answer={answer} />
      <Checkbox
        name="minor"
        label="Aparece um menor de 18 anos"
        hint="Nesse caso o arquivo sai do ar agora, e nossa equipe decide depois."
        defaultChecked={typed["minor"] === "on"}
      />
      <TextareaField
        label="Por que deve sair do ar?"
        hint="Diga quem é você na imagem, ou de quem você é responsável. Não escreva telefone nem endereço."
        name="reason"
        rows={5}
        required
        maxLength={1000}
        defaultValue={typed["reason"]}
        error={answer?.fields["reason"]}
      />
      <InputField
        label="Seu e-mail"
        hint="Só para responder a este pedido. Guardamos por um ano."
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={typed["email"]}
        error={answer?.fields["email"]}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary">Enviar pedido</SubmitButton>
        <ButtonLink to={back}>Voltar sem pedir</ButtonLink>
      </div>
    </PostForm>
  );
}
