import { data } from "react-router";
import type { AskedAgain } from "./list/bulk-form.ts";

/** Asks once more what the bar of a list was pressed for: blanks are no reason. */
export function askReason({ intent, ids }: AskedAgain) {
  const ask: AskedAgain = { intent, ids: [...ids] };
  return data(
    { ask, flash: { kind: "error", title: "Nada mudou", body: "Escreva o motivo." } as const },
    400,
  );
}
