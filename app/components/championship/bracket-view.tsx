import type { TieSideView, TieView } from "#domain/championships/competition-view.ts";
import { Badge } from "../badge.tsx";
import { cx } from "../class-names.ts";
import { bracketColumns } from "./bracket-columns.ts";
import { Crest } from "./team-name.tsx";
import { shortSlotText, slotText, STAGE_WORDS, TIE_BY_WORDS } from "./words.ts";

type BracketViewProps = {
  ties: readonly TieView[];
  /** What stands above a tie: its day, or that it is live. */
  note?: (tie: TieView) => string | null;
  /** Where a tie leads to. */
  link?: (tie: TieView) => string | null;
};

/**
 * The knockout as a drawing made of lists: a screen reader hears round after round. A phone shows the same columns with
 * the teams' short names, and scrolls sideways where there are many rounds.
 */
export function BracketView({ ties, note, link }: BracketViewProps) {
  const { columns, apart } = bracketColumns(ties);
  const isLast = (column: number) => column === columns.length - 1;
  const shown = (tie: TieView) => <Tie tie={tie} note={note?.(tie) ?? null} to={link?.(tie) ?? null} />;
  return (
    <section
      className="bracket"
      data-long={columns.length > 3 ? "" : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label="Chave do mata-mata"
    >
      {columns.map(({ round, places }, index) => (
        <div
          key={round}
          className="bracket-round"
          data-apart={isLast(index) && apart.length > 0 ? "" : undefined}
        >
          <h3 className="text-xl">
            <StageName stage={places.find(({ tie }) => tie !== null)!.tie!.stage} />
          </h3>
          <ol className="bracket-ties">
            {places.map(({ tie, line, rows }, place) =>
              tie ? (
                <li
                  key={tie.id}
                  className="bracket-tie"
                  data-line={line ?? undefined}
                  data-rows={rows}
                  data-fed={index > 0 && isFed(tie) ? "" : undefined}
                >
                  {shown(tie)}
                </li>
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- an empty place is nothing but its place.
                <li key={place} data-rows={rows} aria-hidden="true" />
              ),
            )}
          </ol>
          {isLast(index) && apart.length > 0 && (
            <div className="bracket-apart">
              <h3 className="text-xl">
                <StageName stage="3P" />
              </h3>
              {apart.map((tie) => (
                <div key={tie.id}>{shown(tie)}</div>
              ))}
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

const StageName = ({ stage }: { stage: TieView["stage"] }) => (
  <ByWidth wide={STAGE_WORDS[stage].many} phone={STAGE_WORDS[stage].short} />
);

/** A tie before it leads here. */
const isFed = ({ first, second }: TieView): boolean =>
  first.slot.from === "winner" || second.slot.from === "winner";

function Tie({ tie, note, to }: { tie: TieView; note: string | null; to: string | null }) {
  const by = tie.by === null ? null : (TIE_BY_WORDS[tie.by] ?? null);
  const wide = [note, by?.wide].filter(Boolean).join(" · ");
  const body = (
    <>
      {wide && (
        <span className="block px-2 pt-1.5 text-xs text-muted md:px-2.5 md:text-sm">
          <ByWidth wide={wide} phone={shortHead(tie, note, by?.phone ?? null)} />
        </span>
      )}
      {tie.nobody && (
        <span className="block px-2.5 pt-1.5">
          <Badge tone="danger">ninguém passou</Badge>
        </span>
      )}
      <Side side={tie.first} won={tie.winner === "first"} lost={tie.winner === "second"} />
      <Side side={tie.second} won={tie.winner === "second"} lost={tie.winner === "first"} />
    </>
  );
  const look = "block panel overflow-hidden";
  return to ? (
    <a href={to} className={cx(look, "hover:border-ink")}>
      {body}
    </a>
  ) : (
    <div className={look}>{body}</div>
  );
}

/** "pên. 4–3", or the day without its name: "07/11". */
function shortHead({ first, second }: TieView, note: string | null, by: string | null): string {
  const kicks = first.kicks === null ? null : `${first.kicks}–${second.kicks}`;
  return by ? [by, kicks].filter(Boolean).join(" ") : (note ?? "").replace(/^\p{L}{3} (?=\d)/u, "");
}

const Side = ({ side, won, lost }: { side: TieSideView; won: boolean; lost: boolean }) => (
  <span
    className={cx(
      "flex min-h-10 items-center justify-between gap-1 border-t border-line py-1.5 pr-0.5 pl-1.5 text-compact first:border-t-0 md:gap-2 md:pr-1 md:pl-2.5",
      won && "font-bold",
      lost && "text-muted",
    )}
  >
    {side.team ? (
      <span className="flex min-w-0 items-center gap-1 md:gap-2">
        <Crest team={side.team} className="w-4.5 md:w-5" />
        <ByWidth phone={side.team.shortName} wide={side.team.name} most="two lines" />
      </span>
    ) : (
      <span className="flex min-w-0 items-center gap-1 text-xs text-muted md:gap-2 md:text-sm">
        <span aria-hidden="true" className="bracket-open" />
        <ByWidth phone={shortSlotText(side.slot)} wide={slotText(side.slot)} />
      </span>
    )}
    <span className="flex shrink-0 items-center gap-0.5 md:gap-1">
      {side.goals !== null && (
        <span className="flex items-center gap-1 font-display text-xl font-extrabold">
          {side.kicks !== null && (
            <span className="text-sm font-semibold max-md:sr-only">({side.kicks})</span>
          )}
          {side.goals}
          {won && <span className="sr-only">, passou</span>}
        </span>
      )}
      <span aria-hidden="true" className={cx("bracket-arrow", won && "bracket-arrow-won")} />
    </span>
  </span>
);

/** The whole words are heard at every width. */
const ByWidth = ({ phone, wide, most }: { phone: string; wide: string; most?: "two lines" }) => (
  <>
    <span
      title={most && wide}
      className={cx("min-w-0 wrap-break-word max-md:sr-only", most && "line-clamp-2")}
    >
      {wide}
    </span>
    <span aria-hidden="true" className="min-w-0 wrap-break-word md:hidden">
      {phone}
    </span>
  </>
);
