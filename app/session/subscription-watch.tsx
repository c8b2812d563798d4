import { useEffect } from "react";
import { STARTING, tell } from "./use-subscription.ts";
import { whileVisible } from "./while-visible.ts";

const RECHECK_MS = 60_000;
const NOBODY = { subscribed: false, loading: false, error: null };

/** While somebody is signed in and looks, the server is asked once a minute. `mark` names who acts. */
export function SubscriptionWatch({ mark }: { mark: string | null }) {
  useEffect(() => {
    if (mark === null) {
      tell(NOBODY);
      return undefined;
    }
    // Somebody else acts now, so that the last answer no longer counts.
    tell(STARTING);
    const leaving = new AbortController();
    const look = () => void check(leaving.signal).then(tell, () => {});
    look();
    const rest = whileVisible(RECHECK_MS, look);
    return () => {
      rest();
      leaving.abort();
    };
  }, [mark]);
  return null;
}

/** Rejects only when nobody waits for the answer any more. */
async function check(signal: AbortSignal) {
  try {
    const answer = await fetch("/api/check-subscription", { method: "POST", signal });
    const body = (await answer.json()) as { subscribed?: boolean; error?: string };
    if (answer.ok) return { subscribed: body.subscribed === true, loading: false, error: null };
    return { subscribed: false, loading: false, error: body.error ?? FAILED };
  } catch {
    signal.throwIfAborted();
    return { subscribed: false, loading: false, error: FAILED };
  }
}

const FAILED = "Não foi possível verificar sua assinatura. Tentaremos de novo em um minuto.";
