import type { Refused } from "#app/forms/refuse.ts";
import { REPRESENTS } from "#domain/inquiries/choices.ts";
import { MessageForm } from "../contact/message-form.tsx";

type AthleteContactFormProps = { minor: boolean; answer?: Refused; openedAt: number };

const SPEAKS_FOR = {
  name: "represents",
  label: "Você representa",
  ask: "Escolha uma opção",
  options: REPRESENTS,
};

/** Open to everyone, so it never reaches the athlete by itself: somebody of ours reads it first. */
export function AthleteContactForm({ minor, answer, openedAt }: AthleteContactFormProps) {
  return (
    <MessageForm
      answer={answer}
      openedAt={openedAt}
      choice={SPEAKS_FOR}
      intro={
        minor
          ? "A mensagem chega à nossa equipe, que a repassa primeiro ao responsável pelo atleta."
          : "A mensagem chega à nossa equipe, que a repassa ao atleta."
      }
      kept="Usamos seus dados só para tratar desta mensagem e os guardamos por um ano."
    />
  );
}
