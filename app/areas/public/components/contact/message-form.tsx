import type { ReactNode } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { useSending } from "#app/network/waiting.ts";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { BotFields } from "#app/forms/bot-fields.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { fieldOf } from "#app/forms/field-of.ts";

type MessageFormProps = {
  answer?: Refused;
  openedAt: number;
  /** The one question that differs between messages to us and messages through us. */
  choice: { name: string; label: string; ask: string; options: readonly string[] };
  /** What becomes of the message. */
  intro?: ReactNode;
  /** What the data are for and how long they stay. */
  kept: string;
};

/** Who writes, what about, and the text; it always reaches the team. */
export function MessageForm({ answer, openedAt, choice, intro, kept }: MessageFormProps) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  const sending = useSending();
  return (
    <Card title="Envie uma mensagem">
      {intro && <p className="mb-5 max-w-[58ch] text-muted">{intro}</p>}
      {/* A new key after each success: the fields are empty again. */}
      <PostForm key={openedAt} ref={form} className="grid gap-5">
        <BotFields openedAt={openedAt} answer={answer} />
        <div className="grid gap-5 sm:grid-cols-2">
          <InputField label="Nome" {...field("name")} autoComplete="name" required maxLength={120} />
          <InputField
            label="E-mail"
            {...field("email")}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
        </div>
        <SelectField label={choice.label} {...field(choice.name, "")} required options={choice.options}>
          <option value="">{choice.ask}</option>
        </SelectField>
        <TextareaField label="Mensagem" {...field("message")} required maxLength={3000} rows={6} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <SubmitButton variant="primary" disabled={sending}>
            {sending ? "Enviando..." : "Enviar mensagem"}
          </SubmitButton>
          <p className="text-sm text-muted">{kept}</p>
        </div>
      </PostForm>
    </Card>
  );
}
