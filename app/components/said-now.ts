import { useEffect, useSyncExternalStore } from "react";
import type { Flash } from "./toast.tsx";

let said: Flash | null = null;
let saidOn: { page: string; answer: unknown } | null = null;
const listeners = new Set<() => void>();

function set(flash: Flash | null): void {
  said = flash;
  for (const listener of listeners) listener();
}

/** Shows a toast for something that happened in the browser, without an answer of the server. */
export const sayNow = (flash: Flash): void => set(flash);

/** The message shown last, until the page or the answer of one of its forms changes. */
export function useSaidNow(page: string, answer: unknown): Flash | null {
  useEffect(() => forgetElsewhere(page, answer), [page, answer]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => said,
    () => null,
  );
}

function forgetElsewhere(page: string, answer: unknown): void {
  if (saidOn && (saidOn.page !== page || saidOn.answer !== answer)) set(null);
  saidOn = { page, answer };
}
