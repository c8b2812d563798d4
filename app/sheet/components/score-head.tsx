import { CircleAlert, CloudOff, Wifi } from "lucide-react";
import { troubleOf } from "#app/offline/signal-band.tsx";
import { beginOf, elapsedMs } from "#domain/championships/sheet-minutes.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import { HALF_WORDS } from "../words.ts";
import { useNow, type Sheet } from "./use-sheet.ts";

/** The score, the half and the clock; and what this device still has to send. */
export function ScoreHead({ sheet }: { sheet: Sheet }) {
  const { state, data } = sheet;
  return (
    <header className="sticky top-0 z-10 bg-grass-deep px-4 pt-2 pb-3 text-white">
      <div className="flex min-h-8 items-center justify-between gap-3 text-sm font-semibold">
        <Standing sheet={sheet} />
        <Queued sheet={sheet} />
      </div>
      <div className="grid grid-cols-[1fr_auto_auto_auto_1fr] items-center gap-x-1.5 sm:gap-x-3">
        <TeamName sheet={sheet} side="home" />
        <Goals count={state.score.home} team={data.teams.home.name} />
        <Clock sheet={sheet} />
        <Goals count={state.score.away} team={data.teams.away.name} />
        <TeamName sheet={sheet} side="away" />
      </div>
    </header>
  );
}

/** In sight where the words about it may be scrolled away: whether what is written here arrives. */
function Standing({ sheet: { online, sent, data } }: { sheet: Sheet }) {
  const trouble = troubleOf(online, sent);
  const Icon = trouble === null ? Wifi : trouble === "unreachable" ? CloudOff : CircleAlert;
  return (
    <p className="flex items-center gap-2">
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {trouble === null
        ? `${data.category} · ${data.championship}`
        : trouble === "unreachable"
          ? "Sem sinal"
          : "Não enviado: veja no alto"}
    </p>
  );
}

/** Always in sight: the reasons of a refusal stand at the top of a page that may be scrolled away. */
export const Queued = ({ sheet: { waiting, refused } }: { sheet: Sheet }) => (
  <output className="flex shrink-0 gap-1.5">
    {refused.length > 0 && (
      <span className="rounded-md bg-danger px-2 py-1 text-sm font-bold text-white">
        não aceitos: {refused.length}
      </span>
    )}
    {waiting.size > 0 && (
      <span className="rounded-md bg-canary px-2 py-1 text-sm font-bold text-ink">
        na fila: {waiting.size}
      </span>
    )}
  </output>
);

function TeamName({ sheet, side }: { sheet: Sheet; side: Side }) {
  const { name, crest } = sheet.data.teams[side];
  return (
    <div className="grid min-w-0 justify-items-center gap-1">
      <img src={crest} alt="" width={40} height={44} className="h-11 w-10 object-contain" />
      <span className="line-clamp-2 max-w-full text-center text-sm leading-tight wrap-anywhere hyphens-auto">
        {name}
      </span>
    </div>
  );
}

const Goals = ({ count, team }: { count: number; team: string }) => (
  <p className="font-display text-6xl leading-none font-extrabold tabular-nums">
    {count}
    <span className="sr-only"> de {team}</span>
  </p>
);

/** It never guesses: it shows what has run since the half was started, less the time in which it stood. */
function Clock({ sheet: { state, data } }: { sheet: Sheet }) {
  const { halves, walkover, kicks } = state;
  const closed = data.state === "closed";
  // A half whose end nobody entered does not run on for ever.
  const clock = closed ? NO_CLOCK : state.clock;
  const nowMs = useNow(clock.since !== null, data.nowMs);
  const last = halves.findLast(({ endedAt }) => endedAt !== null);
  const label = walkover
    ? "W.O."
    : closed
      ? "Encerrado"
      : clock.half
        ? HALF_WORDS[clock.half]
        : last
          ? `Fim: ${HALF_WORDS[last.half]}`
          : "Antes do jogo";
  return (
    <div className="grid justify-items-center text-center">
      <span className="max-w-24 text-sm leading-tight text-mist">{label}</span>
      {clock.half === 5 || (kicks && !clock.half) ? (
        <span className="font-display text-3xl font-bold tabular-nums">
          {kicks ? `${kicks.home}–${kicks.away}` : "0–0"}
        </span>
      ) : (
        clock.half && (
          <span className="font-display text-3xl font-bold tabular-nums">
            {clockText(
              beginOf(clock.half, data.halfMinutes) * 60 + Math.floor(elapsedMs(clock, nowMs) / 1000),
            )}
          </span>
        )
      )}
      {clock.half && clock.half !== 5 && clock.since === null && (
        <span className="text-sm font-bold">parado</span>
      )}
    </div>
  );
}

const NO_CLOCK = { half: null, since: null, ranMs: 0 };

const clockText = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
