import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { GuardianContactFields } from "#app/components/guardian-contact-fields.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { OwnProfile } from "#server/athletes/guardianship.server.ts";

type GuardianCardProps = { profile: OwnProfile; answer?: Refused };

/** Who answers for a minor, and how to reach them again while they have not. */
export function GuardianCard({ profile: { guardians, may }, answer }: GuardianCardProps) {
  const guardian = guardians[0];
  return (
    <Card compact title={guardians.length > 1 ? "Seus responsáveis" : "Seu responsável"}>
      <ul className="grid gap-2">
        {guardians.map(({ name, email, confirmed }) => (
          <li key={email}>
            <strong>{name}</strong>, {email}
            {confirmed
              ? ". Confirmou e decide sobre a publicação até você fazer 18 anos."
              : guardians.length > 1 && ". Recebeu um convite e ainda não respondeu."}
          </li>
        ))}
      </ul>
      {may.invite && guardian && (
        <PostForm className="mt-4">
          <SubmitButton intent="reenviar">Enviar o convite de novo</SubmitButton>
        </PostForm>
      )}
      {may.invite &&
        (guardian ? (
          <details className="mt-5 border-t border-line pt-4" open={answer !== undefined}>
            <summary className="inline-flex min-h-11 items-center font-semibold text-grass underline underline-offset-4">
              O nome ou o e-mail está errado?
            </summary>
            <ContactForm answer={answer} />
          </details>
        ) : (
          <ContactForm answer={answer} />
        ))}
    </Card>
  );
}

function ContactForm({ answer }: { answer?: Refused }) {
  const form = useFocusOnError(answer);
  return (
    <PostForm ref={form} className="grid max-w-[32rem] gap-5 pt-3">
      <input type="hidden" name="intent" value="corrigir" />
      <GuardianContactFields
        answer={answer}
        emailHint="De um adulto que responde por você. Não pode ser o seu."
      />
      <div>
        <SubmitButton>Enviar convite</SubmitButton>
      </div>
    </PostForm>
  );
}
