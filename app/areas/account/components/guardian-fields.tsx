import { InputField } from "#app/components/input.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { fieldOf } from "#app/forms/field-of.ts";

/** Appears with a birth date under 18; without script it is always there and says whom it is for. */
export function GuardianFields({ shown, answer }: { shown: boolean; answer?: Refused }) {
  const field = fieldOf(answer);
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
      <InputField
        label="Nome do responsável"
        hint="Pai, mãe ou responsável legal."
        {...field("guardianName")}
        required={shown}
        autoComplete="off"
        maxLength={120}
      />
      <InputField
        label="E-mail do responsável"
        {...field("guardianEmail")}
        type="email"
        required={shown}
        autoComplete="off"
        hint="Diferente do e-mail do atleta."
      />
    </fieldset>
  );
}
