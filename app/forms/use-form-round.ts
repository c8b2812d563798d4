import { useState } from "react";
import { useLocation } from "react-router";

/**
 * A key for forms that begin anew with each answer: emptied after an act, with what may be shown again after a
 * refusal. A refusal is seen before the rest of its page has arrived: what is typed meanwhile has to stay, so
 * that the new location alone begins nothing.
 */
export function useFormRound(answer: unknown): number {
  const { key } = useLocation();
  const [round, setRound] = useState({ count: 0, answer, key });
  const begins = answer !== round.answer || (answer === undefined && key !== round.key);
  if (begins) setRound({ count: round.count + 1, answer, key });
  return begins ? round.count + 1 : round.count;
}
