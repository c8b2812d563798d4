import { useEffect, useState } from "react";
import { RENEW_SECONDS } from "#domain/moderation/lease.ts";

/** What the server says of an item's lease. */
export type LeaseAnswer =
  | { state: "mine"; since: string }
  | { state: "leased"; by: string; since: string }
  | { state: "free" | "over" };

/**
 * While this page is open and visible, its item is this person's: a small request says so every two minutes, and
 * another one gives it back when the page is left. Without script, the lease of "Assumir" runs out by itself.
 * `address` is null where nobody can work on the item.
 */
export function useLease(address: string | null, rendered: LeaseAnswer): LeaseAnswer {
  const [answer, setAnswer] = useState<{ address: string | null; lease: LeaseAnswer } | null>(null);
  useEffect(() => {
    if (!address) return undefined;
    let left = false;
    const renew = async () => {
      if (left || document.visibilityState !== "visible") return;
      const lease = await ask(address);
      if (lease && !left) setAnswer({ address, lease });
    };
    const leave = () => {
      left = true;
      navigator.sendBeacon(address, new URLSearchParams({ intent: "liberar" }));
    };
    const comeBack = () => {
      left = false;
      void renew();
    };
    void renew();
    const timer = setInterval(() => void renew(), RENEW_SECONDS * 1000);
    document.addEventListener("visibilitychange", comeBack);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", comeBack);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
      leave();
    };
  }, [address]);
  return answer?.address === address ? answer.lease : rendered;
}

/** Null when nothing was heard: what is shown stays, and the next time asks again. */
async function ask(address: string): Promise<LeaseAnswer | null> {
  try {
    const response = await fetch(address, {
      method: "POST",
      body: new URLSearchParams({ intent: "assumir" }),
      headers: { accept: "application/json" },
    });
    return response.ok ? ((await response.json()) as LeaseAnswer) : null;
  } catch {
    return null;
  }
}
