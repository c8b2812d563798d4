import { useNavigation } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { Button } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { MESSAGE_MAX } from "#domain/messages/schema.ts";

/** Two buttons, one text: what is written goes to the scout with either answer. */
export function AnswerForm({ answer }: { answer?: Refused }) {
  const form = useFocusOnError(answer);
  const { fields = {}, typed = {} } = answer ?? {};
  const sending = useNavigation().state === "submitting";
  return (
    <Card title="Sua resposta">
      <PostForm ref={form} className="grid gap-5">
        <TextareaField
          label="Mensagem (opcional)"
          name="reply"
          rows={5}
          maxLength={MESSAGE_MAX}
          defaultValue={typed["reply"]}
          error={fields["reply"] ?? fields["decision"]}
          hint="Vai por e-mail ao olheiro. Nenhum outro dado seu é enviado: escreva aqui como prefere ser procurado."
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="decision" value="accepted" variant="primary" disabled={sending}>
            Aceitar contato
          </Button>
          <Button type="submit" name="decision" value="declined" disabled={sending}>
            Recusar
          </Button>
        </div>
      </PostForm>
    </Card>
  );
}
