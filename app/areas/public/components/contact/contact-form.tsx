import type { Refused } from "#app/forms/refuse.ts";
import { CONTACT_SUBJECTS } from "#domain/inquiries/choices.ts";
import { MessageForm } from "./message-form.tsx";

const SUBJECT = {
  name: "subject",
  label: "Assunto",
  ask: "Escolha o assunto",
  options: CONTACT_SUBJECTS,
};

export function ContactForm({ answer, openedAt }: { answer?: Refused; openedAt: number }) {
  return (
    <MessageForm
      answer={answer}
      openedAt={openedAt}
      choice={SUBJECT}
      kept="Usamos seus dados só para responder e os guardamos por um ano."
    />
  );
}
