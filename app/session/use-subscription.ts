import { useSyncExternalStore } from "react";

export interface SubscriptionState {
  subscribed: boolean;
  loading: boolean;
  /** Why the last check failed; until the next one nobody counts as subscribed. */
  error: string | null;
}

const STARTING: SubscriptionState = { subscribed: false, loading: true, error: null };
let state = STARTING;
const listeners = new Set<() => void>();

/** What the browser last heard of its subscription; see `SubscriptionWatch`. */
export const useSubscription = (): SubscriptionState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => STARTING,
  );

export function tell(next: SubscriptionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
