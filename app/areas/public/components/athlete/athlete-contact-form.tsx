import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { BotFields } from "#app/forms/bot-fields.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { REPRESENTS } from "#domain/inquiries/represents.ts";

type AthleteContactFormProps = { minor: boolean; answer?: Refused; openedAt: number };

/** Open to everyone, so it never reaches the athlete by itself: somebody of ours reads it first. */
export function AthleteContactForm({ minor, answer, openedAt }: AthleteContactFormProps) {
  const form = useFocusOnError(answer);
  const { fields = {}, typed = {} } = answer ?? {};
  const sending = useNavigation().state === "submitting";
  return (
    <Card title="Envie uma mensagem">
      <p className="mb-5 max-w-[58ch] text-muted">
        {minor
          ? "A mensagem chega à nossa equipe, que a repassa primeiro ao responsável pelo atleta."
          : "A mensagem chega à nossa equipe, que a repassa ao atleta."}
      </p>
      {/* A new key after each success: the fields are empty again. */}
      <Form key={openedAt} ref={form} method="post" className="grid gap-5">
        <BotFields openedAt={typed["openedAt"] ?? openedAt} />
        <div className="grid gap-5 sm:grid-cols-2">
          <InputField
            label="Nome"
            name="name"
            autoComplete="name"
            required
            maxLength={120}
            defaultValue={typed["name"]}
            error={fields["name"]}
          />
          <InputField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={typed["email"]}
            error={fields["email"]}
          />
        </div>
        <SelectField
          label="Você representa"
          name="represents"
          required
          options={REPRESENTS}
          defaultValue={typed["represents"] ?? ""}
          error={fields["represents"]}
        >
          <option value="">Escolha uma opção</option>
        </SelectField>
        <TextareaField
          label="Mensagem"
          name="message"
          required
          maxLength={3000}
          rows={6}
          defaultValue={typed["message"]}
          error={fields["message"]}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="primary" disabled={sending}>
            {sending ? "Enviando..." : "Enviar mensagem"}
          </Button>
          <p className="text-sm text-muted">
            Usamos seus dados só para tratar desta mensagem e os guardamos por um ano.
          </p>
        </div>
      </Form>
    </Card>
  );
}
