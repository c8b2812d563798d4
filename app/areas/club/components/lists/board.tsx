import { IconDrawings } from "#app/components/repeated-icon.tsx";
import { Link } from "#app/components/link.tsx";
import { cx } from "#app/components/class-names.ts";
import { STAGE_NAMES, STAGES, type Stage } from "#domain/scouting/stages.ts";
import { stageAddress } from "../../list-addresses.ts";
import type { EntryView, HeadView } from "../../list-view.ts";
import { BoardCard } from "./board-card.tsx";
import { MENU_ICONS } from "./entry-menu.tsx";
import { STAGE_ICONS } from "./stage-icon.tsx";
import { useDrop, usePendingDrop, withDrop } from "./use-drop.tsx";

type BoardProps = {
  list: HeadView;
  entries: readonly EntryView[];
  /** The column that a phone shows. */
  current: Stage;
};

/** The stages as columns. On a phone one at a time, chosen by tabs; wider, all of them. */
export function Board({ list, entries, current }: BoardProps) {
  const { dragged, over, drop, source, zone, beside, form } = useDrop();
  const pending = usePendingDrop();
  const shown = withDrop(entries, pending);
  const inAir = entries.find(({ id }) => id === dragged);
  return (
    <>
      <IconDrawings icons={MENU_ICONS} />
      <StageTabs list={list} current={current} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard. */}
      <section aria-label="Quadro de etapas" tabIndex={0} className="board">
        {STAGES.map((stage) => {
          const cards = shown.filter((entry) => entry.stage === stage);
          const Icon = STAGE_ICONS[stage];
          const more = list.counts[stage] - entries.filter((entry) => entry.stage === stage).length;
          const target = inAir && inAir.stage !== stage && over === stage;
          return (
            <section
              key={stage}
              aria-labelledby={`etapa-${stage}`}
              data-current={stage === current || undefined}
              className={cx("board-column", target && "outline-3 outline-sky")}
              {...zone(stage, (entry) =>
                drop({ entry, stage, after: cards.findLast(({ id }) => id !== entry)?.id }),
              )}
            >
              <header className="flex items-center gap-2 px-1">
                <Icon className="size-4.5" aria-hidden="true" />
                <h2 id={`etapa-${stage}`} className="grow text-xl leading-tight">
                  {STAGE_NAMES[stage]}
                </h2>
                <span className="text-sm font-bold tabular-nums">
                  {list.counts[stage]}
                  <span className="sr-only"> {list.counts[stage] === 1 ? "atleta" : "atletas"}</span>
                </span>
              </header>
              <ol className="grid grid-cols-1 gap-2">
                {cards.map((entry) => (
                  <li
                    key={entry.id}
                    {...(list.open && { ...source(entry.id), ...beside(entry.id, stage) })}
                    className={cx(
                      "board-card",
                      dragged === entry.id && "opacity-50",
                      dragged &&
                        dragged !== entry.id &&
                        over === entry.id &&
                        "outline-3 outline-offset-2 outline-sky",
                      pending?.entry === entry.id && "opacity-70",
                    )}
                  >
                    <BoardCard entry={entry} listId={list.id} total={list.total} open={list.open} />
                  </li>
                ))}
              </ol>
              {cards.length === 0 && !inAir && (
                <p className="px-1 py-2 text-sm text-muted">Ninguém nesta etapa.</p>
              )}
              {inAir && inAir.stage !== stage && (
                <p className="rounded-control border-2 border-dashed border-edge px-2.5 py-3.5 text-center text-sm text-muted">
                  Solte aqui para mover
                  <br />
                  para {STAGE_NAMES[stage].toLowerCase()}
                </p>
              )}
              {more > 0 && (
                <Link
                  to={stageAddress(list.id, "tabela", stage)}
                  className="px-1 py-2 text-sm font-semibold text-grass underline underline-offset-4"
                >
                  Ver mais {more} na tabela
                </Link>
              )}
            </section>
          );
        })}
      </section>
      {list.open && form}
    </>
  );
}

const StageTabs = ({ list, current }: { list: HeadView; current: Stage }) => (
  <nav aria-label="Etapas" className="board-tabs">
    {STAGES.map((stage) => {
      const Icon = STAGE_ICONS[stage];
      return (
        <Link
          key={stage}
          to={stageAddress(list.id, "quadro", stage)}
          preventScrollReset
          replace
          aria-current={stage === current ? "true" : undefined}
          className="board-tab"
        >
          <Icon className="size-5" aria-hidden="true" />
          <span className="board-tab-word">{STAGE_NAMES[stage]}</span>
          <span className="font-bold tabular-nums">{list.counts[stage]}</span>
        </Link>
      );
    })}
  </nav>
);
