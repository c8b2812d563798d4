import { ArrowLeftRight, CircleDot, CircleX, Goal } from "lucide-react";
import { Card } from "#app/components/card.tsx";
import { cx } from "#app/components/class-names.ts";
import type { LiveMatch, LineView } from "../../match-view.ts";
import { Person } from "./person.tsx";

type MatchTimelineProps = {
  live: LiveMatch;
  /** Lines that were there when the page was loaded: the others have just come. */
  known: ReadonlySet<string>;
};

/** Goals, cards and substitutions with their minutes. */
export function MatchTimeline({ live: { lines, match }, known }: MatchTimelineProps) {
  return (
    <Card compact title="Lances">
      {lines.length === 0 ? (
        <p className="text-muted">
          {match.state === "closed" ? "A súmula não tem lances." : "Ainda não há lances."}
        </p>
      ) : (
        <ol>
          {lines.map((line) => (
            <li
              key={line.id}
              className={cx(
                "-mx-2 flex items-start gap-3 border-t border-line px-2 py-2.5 first:border-t-0",
                !known.has(line.id) && "live-new",
                isEdge(line) && "text-muted",
              )}
            >
              <b className="w-13 shrink-0 pt-0.5 font-display text-xl leading-none tabular-nums">
                {line.minute}
              </b>
              <Mark line={line} />
              <div className="min-w-0 flex-1 leading-snug">
                <p className={isEdge(line) ? "text-compact" : "font-semibold"}>
                  {line.title}
                  {line.side && <span className="font-normal"> · {match[line.side]?.name}</span>}
                </p>
                {line.people.map((person) => (
                  <p key={person.text} className="text-compact text-muted">
                    {person.does && `${person.does} `}
                    <Person person={person} />
                  </p>
                ))}
              </div>
              {line.score && (
                <b className="shrink-0 font-display text-2xl leading-none tabular-nums">{line.score}</b>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

const isEdge = ({ kind }: LineView): boolean => kind === "half_started" || kind === "half_ended";

export const CardMark = ({ card }: { card: "yellow" | "red" }) => (
  <span
    aria-hidden="true"
    className={cx(
      "inline-block h-5 w-3.5 shrink-0 rounded-xs border border-ink/40",
      card === "yellow" ? "bg-canary-deep" : "bg-danger",
    )}
  />
);

function Mark({ line: { kind, card, title } }: { line: LineView }) {
  if (card)
    return (
      <span className="flex w-5 shrink-0 justify-center pt-0.5">
        <CardMark card={card} />
      </span>
    );
  if (kind === "half_started" || kind === "half_ended") return <span className="w-5 shrink-0" />;
  const Icon =
    kind === "goal"
      ? Goal
      : kind === "substitution"
        ? ArrowLeftRight
        : title === "Pênalti perdido"
          ? CircleX
          : CircleDot;
  return <Icon className="mt-0.5 size-5 shrink-0 text-grass" aria-hidden="true" />;
}
