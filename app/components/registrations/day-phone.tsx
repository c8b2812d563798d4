import { InputField } from "#app/components/input.tsx";

type DayPhoneProps = { error?: string; typed?: string };

/** Only if the family wants it; the organiser sees it around the day alone. */
export const DayPhone = ({ error, typed }: DayPhoneProps) => (
  <InputField
    label="Telefone para o dia"
    optional
    name="phone"
    type="tel"
    autoComplete="tel-national"
    inputMode="tel"
    maxLength={30}
    hint="Quem organiza vê de 24 horas antes até 24 horas depois do evento. Depois apagamos."
    error={error}
    defaultValue={typed}
  />
);

/** The same where a decision is the point, and the phone an aside. */
export const FoldedDayPhone = ({ error, typed }: DayPhoneProps) => (
  <details open={error !== undefined}>
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-compact font-semibold text-grass underline underline-offset-4">
      Deixar um telefone para o dia
    </summary>
    <DayPhone error={error} typed={typed} />
  </details>
);
