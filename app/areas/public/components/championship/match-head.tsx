import { ChevronLeft } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { Container } from "#app/components/container.tsx";
import { Link } from "#app/components/link.tsx";
import { Pitch } from "#app/components/pitch.tsx";
import type { TeamName } from "#domain/championships/competition-view.ts";
import type { LiveMatch } from "../../match-view.ts";
import { LiveBadge } from "./live-badge.tsx";

type MatchHeadProps = {
  live: LiveMatch;
  /** "Copa Vale Verde", and where its rounds are. */
  cup: { title: string; to: string };
  /** "Sub-17 · 2ª rodada · Grupo A". */
  part: string;
};

/** Who plays, the score in large, and where the match stands. */
export function MatchHead({ live, cup, part }: MatchHeadProps) {
  const { match, state, clock, notes } = live;
  const { score, running, homeText, awayText } = match;
  const shown = score ?? running?.score ?? null;
  const small = [score?.note ?? running?.kicks, ...notes].filter(Boolean);
  return (
    <Pitch circle>
      <Container className="grid justify-items-center gap-4 py-5 text-center sm:py-9">
        <p className="grid gap-0.5">
          <Link
            to={cup.to}
            className="inline-flex min-h-11 items-center justify-center font-semibold text-canary underline-offset-4 hover:underline"
          >
            <ChevronLeft className="size-5 shrink-0" aria-hidden="true" />
            {cup.title}
          </Link>
          <span className="text-compact text-mist">{part}</span>
        </p>
        <h1 className="sr-only">
          {homeText} × {awayText}
        </h1>
        <div className="grid w-full max-w-3xl grid-cols-[1fr_auto_1fr] items-start gap-x-2 sm:gap-x-8">
          <Side team={match.home} text={homeText} />
          <div className="grid justify-items-center gap-3 pt-2 sm:pt-5">
            <p className="font-display text-6xl leading-none font-extrabold whitespace-nowrap tabular-nums sm:text-8xl">
              {shown ? (
                <>
                  <span className="sr-only">Placar: </span>
                  {shown.home} <span className="mx-0.5 align-middle text-4xl text-canary sm:text-5xl">×</span>{" "}
                  {shown.away}
                </>
              ) : (
                <span aria-hidden="true" className="text-canary">
                  ×
                </span>
              )}
            </p>
            {running && match.state === "open" ? (
              <LiveBadge word={state.label} />
            ) : (
              <Badge tone={state.tone}>{state.label}</Badge>
            )}
          </div>
          <Side team={match.away} text={awayText} />
        </div>
        <div className="grid gap-1">
          {clock.length > 0 && <p className="text-lg font-semibold">{clock.join(" · ")}</p>}
          {small.length > 0 && <p className="text-mist">{small.join(" · ")}</p>}
          <p className="text-compact text-mist">
            {[match.when ?? "Data a definir", match.field].filter(Boolean).join(" · ")}
          </p>
        </div>
      </Container>
    </Pitch>
  );
}

const Side = ({ team, text }: { team: TeamName | null; text: string }) => (
  <div className="grid min-w-0 justify-items-center gap-2">
    {team ? (
      <img src={team.crest} alt="" width={72} height={80} className="h-16 w-14 sm:h-28 sm:w-25" />
    ) : (
      <span className="h-16 w-14 rounded-control border-2 border-dashed border-mist/50 sm:h-28 sm:w-25" />
    )}
    <p className="font-display text-xl leading-tight font-bold wrap-anywhere sm:text-3xl">{text}</p>
  </div>
);
