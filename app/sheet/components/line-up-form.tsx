import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { FieldError } from "#app/components/field.tsx";
import { SelectField } from "#app/components/select.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { isOnlyWarning } from "#domain/championships/sheet-fields.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import type { SheetPersonView } from "../sheet-data.ts";
import { OBSTACLE_WORDS, personLabel } from "../words.ts";
import { EntryForm } from "./entry-form.tsx";
import type { Sheet } from "./use-sheet.ts";

const PLACES = [
  { value: "starter", label: "Titular" },
  { value: "bench", label: "Banco" },
  { value: "", label: "Fora" },
];

type LineUpProps = { sheet: Sheet; side: Side; answer?: Refused | undefined };

/** Who starts, who is on the bench, and why somebody plays who otherwise may not. */
export function LineUpForm({ sheet, side, answer }: LineUpProps) {
  const { teams } = sheet.data;
  const people = sheet.squads;
  const squad = people.filter((person) => person.side === side && person.role === "athlete");
  const players = sheet.state.lineUps[side]?.players;
  const overrides = sheet.state.lineUps[side]?.overrides ?? [];
  const shirts = [
    { value: "", label: "Escolha" },
    ...squad.map((person) => ({ value: person.row, label: personLabel(person) })),
  ];
  const goalkeeper =
    players?.find((player) => player.goalkeeper)?.row ?? squad.find((person) => person.goalkeeper)?.row;
  const suspended = <SuspendedStaff people={people.filter((person) => person.side === side)} />;
  if (squad.length === 0)
    return (
      <>
        <Notice tone="warning" title={`${teams[side].name} ainda não tem elenco`}>
          Quem organiza inscreve os atletas na página da equipe.
        </Notice>
        {suspended}
      </>
    );
  return (
    <section aria-labelledby={`escalacao-${side}`} className="panel">
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
        <h2 id={`escalacao-${side}`} className="text-2xl wrap-anywhere">
          {teams[side].name}
        </h2>
        <Badge tone={players ? "grass" : "pale"}>
          {players ? `${players.filter(({ starter }) => starter).length} titulares` : "Falta escalar"}
        </Badge>
      </div>
      {suspended}
      <EntryForm sheet={sheet} what={`line_up:${side}`} half={1} answer={answer} className="grid gap-4 p-4">
        {(field) => (
          <>
            <ul className="grid">
              {squad.map((person) => {
                const player = players?.find(({ row }) => row === person.row);
                return (
                  <PersonRow
                    key={person.row}
                    person={person}
                    place={player ? (player.starter ? "starter" : "bench") : players ? "" : null}
                    reason={overrides.find(({ row }) => row === person.row)?.reason}
                    field={field}
                  />
                );
              })}
            </ul>
            {field(`place-${side}`).error && <FieldError>{field(`place-${side}`).error}</FieldError>}
            <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <SelectField label="Goleiro" options={shirts} {...field("goalkeeper", goalkeeper ?? "")} />
              <SelectField
                label="Capitão"
                options={shirts}
                {...field("captain", players?.find((player) => player.captain)?.row ?? "")}
              />
            </div>
            <SubmitButton variant={players ? "outline" : "primary"}>
              {players ? "Trocar a escalação" : "Confirmar a escalação"}
            </SubmitButton>
          </>
        )}
      </EntryForm>
    </section>
  );
}

/** Staff are in no line-up: it cannot say that one of them may not be on the bench. */
function SuspendedStaff({ people }: { people: readonly SheetPersonView[] }) {
  const out = people.filter(({ role, obstacles }) => role === "staff" && obstacles.includes("suspended"));
  if (out.length === 0) return null;
  const names = out.map(({ name, staffRole }) => [name, staffRole].filter(Boolean).join(", "));
  return (
    <p className="bg-danger-tint px-4 py-3 font-semibold wrap-anywhere text-danger">
      Comissão técnica suspensa: {names.join("; ")}
    </p>
  );
}

type RowProps = {
  person: SheetPersonView;
  /** Null: nothing was chosen yet. */
  place: string | null;
  reason: string | undefined;
  field: (name: string, known?: string) => { name: string; defaultValue?: string; error?: string };
};

function PersonRow({ person, place, reason, field }: RowProps) {
  const { row, number, name, obstacles, hanging } = person;
  const needsReason = obstacles.some((obstacle) => !isOnlyWarning(obstacle));
  const chosen = place ?? (needsReason ? "" : number !== null && number <= 11 ? "starter" : "bench");
  return (
    <li className="grid gap-2 border-b border-line py-3 first:pt-0">
      <fieldset className="grid gap-2">
        <legend className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="min-w-7 font-display text-2xl leading-none tabular-nums">{number}</b>
          <span className="wrap-anywhere">{name}</span>
          {obstacles.map((obstacle) => (
            <Badge key={obstacle} tone={isOnlyWarning(obstacle) ? "pale" : "danger"}>
              {OBSTACLE_WORDS[obstacle]}
            </Badge>
          ))}
          {hanging && <Badge tone="pale">Pendurado</Badge>}
        </legend>
        <div className="flex rounded-control bg-line p-0.5">
          {PLACES.map(({ value, label }) => (
            <label
              key={value}
              className="relative grid min-h-11 flex-1 cursor-pointer place-items-center rounded-control border-2 border-transparent text-compact font-semibold text-muted has-checked:border-ink has-checked:bg-card has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-sky"
            >
              <input
                type="radio"
                name={`place-${row}`}
                value={value}
                defaultChecked={chosen === value}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {needsReason && (
        <InputField
          label="Motivo para jogar assim"
          hint="Sem motivo não entra na escalação. Ele sai na súmula."
          maxLength={300}
          {...field(`why-${row}`, reason ?? "")}
        />
      )}
    </li>
  );
}
