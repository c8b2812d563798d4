import { GuardianContactFields } from "#app/components/guardian-contact-fields.tsx";
import type { Refused } from "#app/forms/refuse.ts";

/** Appears with a birth date under 18; without script it is always there and says whom it is for. */
export function GuardianFields({ shown, answer }: { shown: boolean; answer?: Refused }) {
  return (
    <fieldset
      data-shown={shown || undefined}
      className="hidden gap-5 rounded-control border-2 border-canary-deep bg-canary-tint p-4 data-shown:grid sm:col-span-2 sm:grid-cols-2 sm:p-5 noscript:grid"
    >
      <legend className="sr-only">Responsável</legend>
      <div className="sm:col-span-2">
        <h2 className="text-2xl">Responsável</h2>
        <p className="mt-1.5 text-compact">
          <span className="hidden noscript:inline">Preencha se o atleta tem menos de 18 anos. </span>
          Enviamos um convite ao responsável. O perfil fica privado até que ele confirme e autorize a
          publicação.
        </p>
      </div>
      <GuardianContactFields
        answer={answer}
        nameHint="Pai, mãe ou responsável legal."
        emailHint="Diferente do e-mail do atleta."
        required={shown}
      />
    </fieldset>
  );
}
