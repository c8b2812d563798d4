import { cx } from "#app/components/class-names.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import type { SheetPersonView } from "../sheet-data.ts";
import { PartLink } from "./part-link.tsx";
import type { Sheet } from "./use-sheet.ts";

export interface Chosen {
  side: Side;
  person: SheetPersonView | null;
}

type NumberGridProps = { sheet: Sheet; side: Side; onChoose: (chosen: Chosen) => void };

type Player = NonNullable<Sheet["state"]["lineUps"]["home"]>["players"][number];

/** Who is on the field, by shirt. Without script a number leads to the form below with this person chosen. */
export function NumberGrid({ sheet, side, onChoose }: NumberGridProps) {
  const { state, data } = sheet;
  const { name, crest } = data.teams[side];
  const squad = data.people.filter((person) => person.side === side && person.role === "athlete");
  const lined = state.lineUps[side]?.players;
  const shown = squad.flatMap((person) => {
    const player = lined?.find(({ row }) => row === person.row);
    return !lined || (player && (player.starter || player.place !== "bench")) ? [{ person, player }] : [];
  });
  const bench = lined?.filter(({ place }) => place === "bench").length ?? 0;
  const field = shown.filter(({ player }) => player?.place !== "left");
  return (
    <section aria-labelledby={`grade-${side}`} className="grid content-start gap-2">
      <h2 id={`grade-${side}`} className="flex min-w-0 items-center gap-1.5 text-xl">
        <img src={crest} alt="" width={18} height={20} className="h-5 w-4.5 shrink-0 object-contain" />
        <span className="truncate">{name}</span>
      </h2>
      <ul className="grid grid-cols-3 gap-1.5">
        {field.map(({ person, player }) => (
          <li key={person.row}>
            <Shirt person={person} player={player} onChoose={onChoose} />
          </li>
        ))}
        <li>
          <PartLink
            to={`?tela=jogo&pessoa=${side}:#novo-lance`}
            opensDialog
            onPress={() => onChoose({ side, person: null })}
            className={cx(CELL, "text-sm leading-tight font-semibold")}
          >
            {lined ? (
              <span className="text-center">
                Banco
                <br />
                {bench}
              </span>
            ) : (
              "Outros"
            )}
          </PartLink>
        </li>
      </ul>
    </section>
  );
}

type ShirtProps = {
  person: SheetPersonView;
  player: Player | undefined;
  onChoose: (chosen: Chosen) => void;
};

function Shirt({ person, player, onChoose }: ShirtProps) {
  const { side, row, number, name } = person;
  const off = player?.place === "sent_off";
  const cards = player?.cards ?? [];
  const marks = [
    name,
    cards.length > 0 && cards.map((card) => (card === "yellow" ? "amarelo" : "vermelho")).join(", "),
    player && player.goals > 0 && `${player.goals} ${player.goals === 1 ? "gol" : "gols"}`,
    off && "expulso",
  ].filter(Boolean);
  return (
    <PartLink
      to={`?tela=jogo&pessoa=${side}:${row}#novo-lance`}
      opensDialog
      onPress={() => onChoose({ side, person })}
      className={cx(CELL, off && "border-dashed bg-transparent text-muted line-through")}
    >
      <span className="font-display text-2xl font-bold tabular-nums">{number}</span>
      <span className="sr-only">, {marks.join(", ")}</span>
      {cards.length > 0 && (
        <span
          aria-hidden="true"
          className={cx(
            "absolute top-0 right-1 h-4 w-2.5 rounded-xs border border-ink/40",
            cards.every((card) => card === "yellow") ? "bg-canary-deep" : "bg-danger",
          )}
        />
      )}
      {player && player.goals > 0 && (
        <span
          aria-hidden="true"
          className="absolute -top-1 right-0 grid size-4.5 place-items-center rounded-full bg-grass text-xs font-bold text-white"
        >
          {player.goals}
        </span>
      )}
    </PartLink>
  );
}

const CELL =
  "relative grid h-12 w-full place-items-center rounded-control border border-edge bg-card text-ink no-underline hover:border-ink";
