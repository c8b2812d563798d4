import { Badge } from "#app/components/badge.tsx";
import { FieldError } from "#app/components/field.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { isOnlyWarning } from "#domain/championships/sheet-fields.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import type { SheetState } from "#domain/championships/sheet.ts";
import type { SheetPersonView } from "../sheet-data.ts";
import { OBSTACLE_WORDS, personLabel } from "../words.ts";

const PLACES = [
  { value: "starter", label: "Titular" },
  { value: "bench", label: "Banco" },
  { value: "", label: "Fora" },
];

type FieldProps = { name: string; defaultValue?: string | undefined; error?: string | undefined };
type FieldOf = (name: string, known?: string) => FieldProps;

type LineUpFieldsProps = {
  side: Side;
  /** The athletes of the side. */
  squad: readonly SheetPersonView[];
  lineUp: SheetState["lineUps"][Side];
  /** Where nobody was lined up yet, the first shirts are proposed. */
  proposes: boolean;
  field: FieldOf;
  /** Two line-ups in one form need two names. */
  names?: { goalkeeper: string; captain: string };
};

const NAMES = { goalkeeper: "goalkeeper", captain: "captain" };

/** Who starts, who is on the bench, and why somebody plays who otherwise may not. */
export function LineUpFields({ side, squad, lineUp, proposes, field, names = NAMES }: LineUpFieldsProps) {
  const shirts = [
    { value: "", label: "Escolha" },
    ...squad.map((person) => ({ value: person.row, label: personLabel(person) })),
  ];
  const goalkeeper = lineUp
    ? lineUp.players.find((player) => player.goalkeeper)
    : squad.find((person) => proposes && person.goalkeeper);
  const captain = lineUp?.players.find((player) => player.captain);
  const place = field(`place-${side}`);
  return (
    <>
      <ul className="grid">
        {squad.map((person) => (
          <PersonRow
            key={person.row}
            person={person}
            place={placeOf(person, lineUp, proposes)}
            reason={lineUp?.overrides.find(({ row }) => row === person.row)?.reason}
            field={field}
          />
        ))}
      </ul>
      {place.error && <FieldError>{place.error}</FieldError>}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <SelectField label="Goleiro" options={shirts} {...field(names.goalkeeper, goalkeeper?.row ?? "")} />
        <SelectField label="Capitão" options={shirts} {...field(names.captain, captain?.row ?? "")} />
      </div>
    </>
  );
}

const needsReason = ({ obstacles }: SheetPersonView): boolean =>
  obstacles.some((obstacle) => !isOnlyWarning(obstacle));

function placeOf(person: SheetPersonView, lineUp: SheetState["lineUps"][Side], proposes: boolean): string {
  const player = lineUp?.players.find(({ row }) => row === person.row);
  if (player) return player.starter ? "starter" : "bench";
  if (lineUp || !proposes || needsReason(person)) return "";
  return person.number !== null && person.number <= 11 ? "starter" : "bench";
}

type RowProps = {
  person: SheetPersonView;
  place: string;
  reason: string | undefined;
  field: FieldOf;
};

function PersonRow({ person, place, reason, field }: RowProps) {
  const { row, number, name, obstacles, hanging } = person;
  const { defaultValue: chosen } = field(`place-${row}`, place);
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
      {needsReason(person) && (
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
