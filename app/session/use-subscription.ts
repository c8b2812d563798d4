import { useEffect, useSyncExternalStore } from "react";

interface SubscriptionState {
  subscribed: boolean;
  loading: boolean;
  /** Why the last check failed; until the next one nobody counts as subscribed. */
  error: string | null;
}

export const STARTING: SubscriptionState = { subscribed: false, loading: true, error: null };
let state = STARTING;
const listeners = new Set<() => void>();

/** What the browser last heard of its subscription; see `SubscriptionWatch`. */
export const useSubscription = (): SubscriptionState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => STARTING,
  );

/** The same for a page that was told by the server: what was heard last counts. */
export function useSubscriptionSince(told: { subscribed: boolean } | null): SubscriptionState {
  useEffect(() => {
    if (told) tell({ subscribed: told.subscribed, loading: false, error: null });
  }, [told]);
  return useSubscription();
}

export function tell(next: SubscriptionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
