import { useRef, type ChangeEvent } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { useSending } from "#app/network/waiting.ts";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { isReady, READY_ANSWERS } from "#domain/messages/ready-answers.ts";
import { MESSAGE_MAX } from "#domain/messages/limits.ts";

/** One text and two decisions; each decision offers sentences of its own, sent when the text is empty. */
export function AnswerForm({ answer }: { answer?: Refused }) {
  const form = useFocusOnError(answer);
  const reply = useRef<HTMLTextAreaElement>(null);
  const { fields = {}, typed = {} } = answer ?? {};
  const sending = useSending();
  const fill = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    fillUnlessWritten(reply.current, currentTarget.selectedOptions[0]);
  return (
    <Card title="Sua resposta">
      <PostForm ref={form} className="grid gap-5">
        <TextareaField
          ref={reply}
          label="Mensagem (opcional)"
          name="reply"
          rows={4}
          maxLength={MESSAGE_MAX}
          defaultValue={typed["reply"]}
          error={fields["reply"] ?? fields["decision"]}
          hint="O olheiro lê na plataforma. Nenhum outro dado seu é enviado: escreva aqui como prefere ser procurado, ou escolha uma resposta pronta."
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="grid content-start gap-3">
            <SelectField
              label="Resposta pronta para aceitar"
              name="readyAccepted"
              defaultValue={typed["readyAccepted"] ?? ""}
              error={fields["readyAccepted"]}
              options={optionsOf("accepted")}
              onChange={fill}
            />
            <SubmitButton name="decision" value="accepted" variant="primary" disabled={sending}>
              Aceitar contato
            </SubmitButton>
          </div>
          <div className="grid content-start gap-3">
            <SelectField
              label="Resposta pronta para recusar"
              name="readyDeclined"
              defaultValue={typed["readyDeclined"] ?? ""}
              error={fields["readyDeclined"]}
              options={optionsOf("declined")}
              onChange={fill}
            />
            <SubmitButton name="decision" value="declined" disabled={sending}>
              Recusar
            </SubmitButton>
          </div>
        </div>
      </PostForm>
    </Card>
  );
}

const optionsOf = (decision: keyof typeof READY_ANSWERS) => [
  { value: "", label: "Nenhuma" },
  ...Object.entries(READY_ANSWERS[decision]).map(([value, label]) => ({ value, label })),
];

/** What the guardian wrote themselves is never replaced. */
function fillUnlessWritten(field: HTMLTextAreaElement | null, chosen: HTMLOptionElement | undefined): void {
  if (!field || !chosen) return;
  const own =
    field.value.trim() !== "" && !isReady("accepted", field.value) && !isReady("declined", field.value);
  if (!own) field.value = chosen.value ? chosen.text : "";
}
