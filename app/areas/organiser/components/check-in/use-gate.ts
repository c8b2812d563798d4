import { useState } from "react";
import { LONGEST_GATE } from "#domain/registrations/check-in.ts";

const KEY = "joia-gate";
export const FIRST_GATE = "1";

/** The gate at which this device stands. It stays with the device, whatever the event. */
export function useGate(): { typed: string; gate: string; setTyped: (gate: string) => void } {
  const [typed, setTyped] = useState(readGate);
  const change = (next: string) => {
    setTyped(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Closed to us, or full: the gate is asked for again next time.
    }
  };
  return { typed, gate: typed.trim().slice(0, LONGEST_GATE) || FIRST_GATE, setTyped: change };
}

function readGate(): string {
  try {
    return localStorage.getItem(KEY) ?? FIRST_GATE;
  } catch {
    return FIRST_GATE;
  }
}
