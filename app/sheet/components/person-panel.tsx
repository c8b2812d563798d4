import { ArrowLeftRight, Goal, Minus, Plus, X } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Badge } from "#app/components/badge.tsx";
import { Button } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { InputField } from "#app/components/input.tsx";
import { earlier, later, writeMinute } from "#domain/championships/sheet-minutes.ts";
import type { GoalEvent, SheetEvent, Side } from "#domain/championships/sheet-entries.ts";
import type { Obstacle } from "#domain/championships/eligibility.ts";
import { isOnlyWarning } from "#domain/championships/sheet-fields.ts";
import { overridesOf, unexplainedOf } from "#domain/championships/sheet-overrides.ts";
import type { SheetPersonView } from "../sheet-data.ts";
import { OBSTACLE_WORDS, personLabel } from "../words.ts";
import { NotKept } from "./not-kept.tsx";
import type { Chosen } from "./number-grid.tsx";
import type { Sheet } from "./use-sheet.ts";

const GOAL_KINDS = [
  ["normal", "Normal"],
  ["penalty", "Pênalti"],
  ["free_kick", "Falta"],
  ["own", "Contra"],
] as const;

type PanelProps = { sheet: Sheet; chosen: Chosen; onClose: () => void };

/** What happened with one person, in two taps. Only with script: without it the form of the page does the same. */
export function PersonPanel({ sheet, chosen, onClose }: PanelProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [person, setPerson] = useState(chosen.person);
  const [at, setAt] = useState(sheet.minute);
  const [goalKind, setGoalKind] = useState<GoalEvent["goalKind"]>("normal");
  const [reason, setReason] = useState("");
  const [asking, setAsking] = useState<"substitution" | null>(null);
  /** Who comes on and may not play without a reason. */
  const [barred, setBarred] = useState<SheetPersonView | null>(null);
  const [why, setWhy] = useState("");
  useEffect(() => ref.current?.showModal(), []);
  const { side } = chosen;
  const { halfMinutes, teams } = sheet.data;
  const team = teams[side].name;
  const { players } = sheet.state.lineUps[side] ?? { players: [] };
  const player = players.find(({ row }) => row === person?.row);

  // Two taps while the phone writes the first one down are one goal.
  const writing = useRef(false);

  const write = (event: SheetEvent) => {
    if (!sheet.write || writing.current) return;
    writing.current = true;
    void sheet
      .write(event, at)
      .then((kept) => kept && ref.current?.close())
      .finally(() => (writing.current = false));
  };
  const booked = person && player?.cards.includes("yellow");
  const card = (kind: "yellow" | "red") =>
    person &&
    write({
      kind: "card",
      side,
      card: kind === "yellow" && booked ? "second_yellow" : kind,
      person: { row: person.row },
      reason: reason.trim() || null,
    });
  const missing = (into: SheetPersonView) => unexplainedOf(into, overridesOf(sheet.state));
  const substitute = (into: SheetPersonView) => {
    if (!person) return;
    const open = missing(into);
    if (open.length > 0 && why.trim() === "") return setBarred(into);
    const overrides = open.map((obstacle) => ({ row: into.row, obstacle, reason: why.trim() }));
    write({
      kind: "substitution",
      side,
      out: person.row,
      in: into.row,
      ...(overrides.length > 0 && { overrides }),
    });
  };
  const title = person ? `${team}, ${person.number ?? person.staffRole ?? ""}` : team;
  return (
    <dialog ref={ref} closedby="any" onClose={onClose} aria-labelledby="painel-titulo" className="dialog">
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
        <h2 id="painel-titulo" className="min-w-0 text-2xl">
          {title} <span className="font-sans text-base font-normal text-muted">{person?.name}</span>
        </h2>
        <button
          type="button"
          aria-label="Fechar"
          onClick={() => ref.current?.close()}
          className="grid size-12 shrink-0 place-items-center"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div className="grid gap-3 p-4">
        <div className="flex items-center justify-between gap-3">
          <span className="font-semibold">Minuto</span>
          <div className="flex items-center gap-3">
            <Step label="Um minuto antes" onClick={() => setAt(earlier(at, halfMinutes))}>
              <Minus aria-hidden="true" />
            </Step>
            <output className="min-w-16 text-center font-display text-4xl font-bold tabular-nums">
              {writeMinute(at)}′
            </output>
            <Step label="Um minuto depois" onClick={() => setAt(later(at, halfMinutes))}>
              <Plus aria-hidden="true" />
            </Step>
          </div>
        </div>
        {barred ? (
          <Barred
            person={barred}
            obstacles={missing(barred)}
            reason={why}
            onReason={setWhy}
            onEnter={() => substitute(barred)}
          />
        ) : asking === "substitution" && person ? (
          <Choose
            title="Quem entra?"
            people={ofPlace(sheet, side, "bench").filter(({ row }) => row !== person.row)}
            onChoose={substitute}
          />
        ) : person === null ? (
          <>
            <Choose title="Banco e comissão" people={notOnField(sheet, side)} onChoose={setPerson} />
            <Button
              className="w-full"
              onClick={() => write({ kind: "goal", side, scorer: null, goalKind: "normal" })}
            >
              <Goal aria-hidden="true" /> Gol sem autor
            </Button>
          </>
        ) : sheet.state.clock.half === 5 ? (
          <div className="grid grid-cols-2 gap-2">
            <Button
              variant="primary"
              size="large"
              onClick={() => write({ kind: "kick", side, row: person.row, scored: true })}
            >
              Converteu
            </Button>
            <Button
              size="large"
              onClick={() => write({ kind: "kick", side, row: person.row, scored: false })}
            >
              Perdeu
            </Button>
          </div>
        ) : (
          <>
            {person.role === "athlete" && (
              <Button
                variant="primary"
                size="large"
                className="min-h-18 w-full"
                onClick={() =>
                  write({
                    kind: "goal",
                    side: goalKind === "own" ? (side === "home" ? "away" : "home") : side,
                    scorer: person.row,
                    goalKind,
                  })
                }
              >
                <Goal aria-hidden="true" /> {goalKind === "own" ? "Gol contra" : "Gol"}
              </Button>
            )}
            <div className="grid grid-cols-2 gap-2">
              <Button size="large" className="px-2" onClick={() => card("yellow")}>
                <Swatch className="bg-canary-deep" /> {booked ? "2º amarelo" : "Amarelo"}
              </Button>
              <Button size="large" className="px-2" onClick={() => card("red")}>
                <Swatch className="bg-danger" /> Vermelho
              </Button>
            </div>
            {person.role === "athlete" && (
              <Button size="large" className="w-full" onClick={() => setAsking("substitution")}>
                <ArrowLeftRight aria-hidden="true" /> Substituição
              </Button>
            )}
            {person.role === "athlete" && (
              <fieldset>
                <legend className="mb-1.5 font-semibold">Tipo de gol</legend>
                <div className="flex flex-wrap gap-1.5">
                  {GOAL_KINDS.map(([kind, label]) => (
                    <label
                      key={kind}
                      className="relative grid min-h-11 cursor-pointer place-items-center rounded-control border-2 border-edge px-3 font-semibold has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-sky"
                    >
                      <input
                        type="radio"
                        name="goalKind"
                        checked={goalKind === kind}
                        onChange={() => setGoalKind(kind)}
                        className="absolute inset-0 cursor-pointer opacity-0"
                      />
                      {label}
                    </label>
                  ))}
                </div>
              </fieldset>
            )}
            <InputField
              label="Motivo do cartão"
              optional
              value={reason}
              maxLength={300}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </>
        )}
        <NotKept sheet={sheet} />
        <p className="text-sm text-muted">Guardado no aparelho na hora. “Na fila” até o servidor ter.</p>
      </div>
    </dialog>
  );
}

type BarredProps = {
  person: SheetPersonView;
  obstacles: readonly Obstacle[];
  reason: string;
  onReason: (reason: string) => void;
  onEnter: () => void;
};

/** As in the line-up: without a reason nobody comes on against an obstacle. */
const Barred = ({ person, obstacles, reason, onReason, onEnter }: BarredProps) => (
  <section className="grid gap-3">
    <h3 className="text-xl">Entra {personLabel(person)}</h3>
    <p className="flex flex-wrap gap-1.5">
      <Obstacles of={obstacles} />
    </p>
    <InputField
      label="Motivo para jogar assim"
      hint="Ele sai na súmula."
      value={reason}
      maxLength={300}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
    <Button
      variant="primary"
      size="large"
      className="w-full"
      disabled={reason.trim() === ""}
      onClick={onEnter}
    >
      <ArrowLeftRight aria-hidden="true" /> Entra com este motivo
    </Button>
  </section>
);

const Obstacles = ({ of }: { of: readonly Obstacle[] }) =>
  of.map((obstacle) => (
    <Badge key={obstacle} tone="danger">
      {OBSTACLE_WORDS[obstacle]}
    </Badge>
  ));

const Step = (props: { label: string; onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    aria-label={props.label}
    onClick={props.onClick}
    className="grid size-13 place-items-center rounded-control border border-edge hover:border-ink"
  >
    {props.children}
  </button>
);

const Swatch = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={cx("h-5 w-3.5 rounded-xs border border-ink/40", className)} />
);

type ChooseProps = {
  title: string;
  people: readonly SheetPersonView[];
  onChoose: (person: SheetPersonView) => void;
};

const Choose = ({ title, people, onChoose }: ChooseProps) => (
  <section className="grid gap-2">
    <h3 className="text-xl">{title}</h3>
    {people.length === 0 && <p className="text-muted">Ninguém.</p>}
    <ul className="grid gap-1.5">
      {people.map((person) => (
        <li key={person.row}>
          <button
            type="button"
            onClick={() => onChoose(person)}
            className="flex min-h-12 w-full items-center gap-3 rounded-control border border-edge px-3 text-left hover:border-ink"
          >
            <b className="min-w-8 font-display text-2xl">{person.number ?? "–"}</b>
            <span className="min-w-0 wrap-anywhere">
              {person.name}
              {person.staffRole && <span className="text-muted"> · {person.staffRole}</span>}
              <span className="flex flex-wrap gap-1.5">
                <Obstacles of={person.obstacles.filter((obstacle) => !isOnlyWarning(obstacle))} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

const ofPlace = (sheet: Sheet, side: Side, place: string): SheetPersonView[] => {
  const lineUp = sheet.state.lineUps[side];
  return sheet.data.people.filter(
    (person) =>
      person.side === side &&
      person.role === "athlete" &&
      (!lineUp || lineUp.players.some((player) => player.row === person.row && player.place === place)),
  );
};

const notOnField = (sheet: Sheet, side: Side): SheetPersonView[] => [
  ...ofPlace(sheet, side, "bench"),
  ...(sheet.state.lineUps[side] ? ofPlace(sheet, side, "left") : []),
  ...sheet.data.people.filter((person) => person.side === side && person.role === "staff"),
];
