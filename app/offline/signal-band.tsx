import { CalendarClock, CircleAlert, LogIn, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import type { Sent } from "./send-batch.ts";

type Trouble = Exclude<Sent<never>["kind"], "answered">;

interface SignalBandProps {
  online: boolean;
  /** How the last sending ended; null before the first. */
  sent: Sent<never>["kind"] | null;
  /** What to do in each case. A page that says one of them elsewhere has no word for it here. */
  words: Readonly<Record<Trouble, ReactNode>>;
}

/** Says when what was done here cannot reach the server, and what to do. Nothing is lost in any case. */
export function SignalBand({ online, sent, words }: SignalBandProps) {
  const trouble = troubleOf(online, sent);
  const said = trouble && words[trouble];
  return (
    <output className="block">
      {said && (
        <div className="flex items-start gap-2.5 bg-canary-tint px-4 py-2.5 text-compact">
          {ICONS[trouble]}
          <div className="min-w-0 font-semibold">{said}</div>
        </div>
      )}
    </output>
  );
}

const ICON = { className: "size-5 shrink-0", "aria-hidden": true } as const;

const ICONS: Record<Trouble, ReactNode> = {
  unreachable: <WifiOff {...ICON} />,
  signed_out: <LogIn {...ICON} />,
  not_now: <CalendarClock {...ICON} />,
  not_allowed: <CircleAlert {...ICON} />,
  unreadable: <CircleAlert {...ICON} />,
};

/** Null while everything goes through. */
export function troubleOf(online: boolean, sent: Sent<never>["kind"] | null): Trouble | null {
  if (!online) return "unreachable";
  return sent === null || sent === "answered" ? null : sent;
}
