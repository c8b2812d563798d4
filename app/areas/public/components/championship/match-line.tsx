import { Crest } from "#app/components/championship/team-name.tsx";
import { Link } from "#app/components/link.tsx";
import type { MatchView } from "../../championship-view.ts";
import { LiveBadge } from "./live-badge.tsx";
import { matchPath } from "./tabs.ts";

/** One match of a round: who, the score or the hour, where. It leads to its page. */
export const MatchLine = ({ match, eventId }: { match: MatchView; eventId: string }) => (
  <li className="border-t border-line first:border-t-0">
    <Link
      to={matchPath(eventId, match.id)}
      className="-mx-2 grid gap-1 rounded-control px-2 py-3 transition-colors duration-150 hover:bg-paper"
    >
      <span className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <span className="flex min-w-0 flex-col-reverse items-center gap-1 text-center leading-snug font-semibold sm:flex-row sm:justify-end sm:gap-2 sm:text-end">
          <span className="max-w-full min-w-0 wrap-anywhere hyphens-auto">{match.homeText}</span>
          {match.home && <Crest team={match.home} />}
        </span>
        <Middle match={match} />
        <span className="flex min-w-0 flex-col items-center gap-1 text-center leading-snug font-semibold sm:flex-row sm:gap-2 sm:text-start">
          {match.away && <Crest team={match.away} />}
          <span className="max-w-full min-w-0 wrap-anywhere hyphens-auto">{match.awayText}</span>
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-center text-sm text-muted">
        {match.running && <LiveBadge word={match.running.word} />}
        <span>
          {[match.when ?? "data a definir", match.field, match.score?.note ?? match.running?.kicks]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
    </Link>
  </li>
);

function Middle({ match: { score, running, state, annulled } }: { match: MatchView }) {
  const shown = score ?? running?.score;
  if (!shown)
    return (
      <span className="min-w-14 text-center font-display text-xl font-extrabold">
        {state === "closed" ? (
          <span className="font-sans text-sm font-semibold text-muted">
            {annulled ? "anulado" : "jogado"}
          </span>
        ) : (
          <>
            <span aria-hidden="true">×</span>
            <span className="sr-only">contra</span>
          </>
        )}
      </span>
    );
  return (
    <span className="min-w-14 text-center font-display text-2xl leading-none font-extrabold whitespace-nowrap">
      {shown.home} <span className="text-lg">×</span> {shown.away}
    </span>
  );
}
