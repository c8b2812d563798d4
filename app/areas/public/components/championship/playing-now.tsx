import { ChevronRight } from "lucide-react";
import { Link } from "#app/components/link.tsx";
import type { MatchView } from "../../championship-view.ts";
import { LiveBadge } from "./live-badge.tsx";

/** The matches that are being played, on every tab: each leads to its page. */
export const PlayingNow = ({ matches }: { matches: readonly (MatchView & { to: string })[] }) =>
  matches.length > 0 && (
    <section aria-label="Jogos ao vivo">
      <ul className="grid gap-3 lg:grid-cols-2">
        {matches.map(({ id, to, homeText, awayText, running }) => (
          <li key={id}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 panel px-4 py-2.5 transition-colors duration-150 hover:border-edge"
            >
              <LiveBadge word={running!.word} />
              <span className="grid min-w-0 flex-1 leading-snug font-semibold">
                <Line name={homeText} goals={running!.score?.home} />
                <Line name={awayText} goals={running!.score?.away} />
              </span>
              <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );

/** As on a scoreboard. Without goals where scores are hidden. */
const Line = ({ name, goals }: { name: string; goals: number | undefined }) => (
  <span className="flex items-baseline justify-between gap-3">
    <span className="min-w-0 wrap-anywhere">{name}</span>{" "}
    <b className="font-display text-xl leading-tight font-extrabold tabular-nums">{goals}</b>
  </span>
);
