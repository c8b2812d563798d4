import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import { cx } from "#app/components/class-names.ts";
import { Link } from "#app/components/link.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import type { MatchState } from "#domain/championships/vocabulary.ts";
import { matchPage, moveMatchPage } from "../../addresses.ts";
import type { MatchRow } from "../../match-rows.ts";
import { Sides } from "../sides.tsx";
import { DropHint, Grip, type MatchDrag } from "./use-match-drag.tsx";

const STATES: Record<Exclude<MatchState, "planned">, { label: string; tone: BadgeTone }> = {
  open: { label: "Súmula aberta", tone: "canary" },
  closed: { label: "Encerrada", tone: "grass" },
};

type MatchListProps = {
  championshipId: string;
  matches: readonly MatchRow[];
  /** Leads from each match to its page and to the form that moves it. */
  editable?: boolean;
  /** Where matches can be dragged onto each other. */
  drag?: MatchDrag;
};

/** The matches of a round: who plays, when and where. */
export const MatchList = ({ championshipId, matches, editable = false, drag }: MatchListProps) => (
  <ul className="grid">
    {matches.map((match) => (
      <li
        key={match.id}
        data-slot={match.time ? match.id : undefined}
        className={cx(
          "grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]",
          drag?.drag?.match === match.id && "opacity-50",
          drag?.drag?.onto === match.id && "outline-3 outline-offset-2 outline-sky",
        )}
      >
        {drag && <DropHint match={match.id} drag={drag} />}
        <When {...match} />
        <div className="min-w-0 max-sm:order-last max-sm:col-span-2">
          <p className="leading-snug font-semibold wrap-anywhere">
            {editable && match.opens ? (
              <Link
                to={matchPage(championshipId, match.id)}
                className="underline decoration-edge underline-offset-4 hover:decoration-canary-deep max-sm:inline-block max-sm:py-1.5"
              >
                <Sides {...match} />
              </Link>
            ) : (
              <Sides {...match} />
            )}
          </p>
          <p className="text-compact text-muted wrap-anywhere">{detailsOf(match)}</p>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-x-4">
          {match.state !== "planned" && (
            <Badge tone={STATES[match.state].tone}>{STATES[match.state].label}</Badge>
          )}
          {editable && match.state !== "closed" && (
            <StandaloneLink to={moveMatchPage(championshipId, match.id)}>
              {match.time ? "Mover" : "Marcar"}
              <span className="sr-only">
                {" "}
                {match.home} contra {match.away}
              </span>
            </StandaloneLink>
          )}
          {drag && match.state === "planned" && <Grip match={match.id} drag={drag} />}
        </div>
      </li>
    ))}
  </ul>
);

const When = ({ day, time }: MatchRow) =>
  time ? (
    <p className="flex items-baseline gap-2 sm:grid sm:gap-0">
      <span className="font-display text-2xl leading-none font-bold">{time}</span>
      <span className="text-compact text-muted">{day}</span>
    </p>
  ) : (
    <p className="text-compact text-muted">Sem horário</p>
  );

function detailsOf({ place, field, referee }: MatchRow): string {
  const parts = [place, field, referee && `árbitro: ${referee}`].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : "Sem campo";
}
