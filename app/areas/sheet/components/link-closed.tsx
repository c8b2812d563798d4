import { CalendarClock, CircleCheck, Link2Off, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { LeftOnPhone } from "#app/sheet/components/left-on-phone.tsx";
import type { Side } from "#domain/championships/sheet-entries.ts";

export interface ClosedText {
  code: string;
  title: string;
  body: string;
  score: string | null;
  /** Null where the server does not know them, or not any more. */
  teams: Record<Side, { name: string }> | null;
}

const ICONS: Record<string, ReactNode> = {
  closed: <CircleCheck />,
  too_early: <CalendarClock />,
  no_kick_off: <CalendarClock />,
  no_teams: <CalendarClock />,
  revoked: <Link2Off />,
};

const UNKNOWN_TEAMS = { home: { name: "mandante" }, away: { name: "visitante" } };

type LinkClosedProps = ClosedText & { entriesAddress: string };

/**
 * Why a link opens nothing now. It may have been open before: what was written under it and did not arrive is on this
 * phone, and nowhere else.
 */
export const LinkClosed = ({ code, title, body, score, teams, entriesAddress }: LinkClosedProps) => (
  <main
    id="conteudo"
    tabIndex={-1}
    data-hydrate-now=""
    className="mx-auto grid min-h-dvh max-w-[36rem] content-center p-4 outline-none"
  >
    <EmptyState title={title} level={1} icon={ICONS[code] ?? <SearchX />}>
      {score && <span className="mb-2 block font-display text-3xl font-extrabold text-ink">{score}</span>}
      {body}
    </EmptyState>
    <LeftOnPhone code={code} entriesAddress={entriesAddress} teams={teams ?? UNKNOWN_TEAMS} />
  </main>
);
