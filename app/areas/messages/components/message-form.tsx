import { SubmitButton } from "#app/components/button.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { useSending } from "#app/network/waiting.ts";
import { MESSAGE_MAX } from "#domain/messages/limits.ts";
import type { ConversationView } from "../conversation-view.ts";

/** What is typed here stays until it was sent. */
export function MessageForm({ contact, answer }: { contact: ConversationView["contact"]; answer?: Refused }) {
  const form = useFocusOnError(answer);
  const sending = useSending();
  const { fields = {}, typed = {} } = answer ?? {};
  return (
    <PostForm ref={form} className="panel grid gap-3 p-4 sm:p-5">
      <TextareaField
        label="Sua mensagem"
        name="text"
        rows={3}
        required
        maxLength={MESSAGE_MAX}
        defaultValue={typed["text"]}
        error={fields["text"]}
        hint={hintFor(contact)}
      />
      <div>
        <SubmitButton intent="mensagem" variant="primary" disabled={sending}>
          {sending ? "Enviando..." : "Enviar mensagem"}
        </SubmitButton>
      </div>
    </PostForm>
  );
}

function hintFor({ reader, decider }: ConversationView["contact"]): string {
  if (reader === "minor")
    return "Seu responsável e o clube leem. Telefones, e-mails, redes e links ficam ocultos para o clube.";
  if (reader === "guardian") return "O clube lê como você escreveu. Passe telefone ou e-mail só se quiser.";
  if (reader === "club" && decider === "guardian")
    return "Quem lê é o responsável. Vai com o seu nome e o do clube.";
  return "Vai com o seu nome.";
}
