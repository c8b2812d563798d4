import { refuse, type Refused } from "./refuse.ts";

export type TooMany = { code: "too_many"; retryAfterSeconds: number };

/** When to try again, in words; the server counts in seconds. */
export function tooManyText(retryAfterSeconds: number): string {
  if (retryAfterSeconds < 60) return "Muitas tentativas. Tente novamente em menos de um minuto.";
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `Muitas tentativas. Tente novamente em ${minutes} ${minutes === 1 ? "minuto" : "minutos"}.`;
}

export const tooManyAnswer = (retryAfterSeconds: number): ResponseInit => ({
  status: 429,
  headers: { "retry-after": String(retryAfterSeconds) },
});

interface Waiting {
  retryAfterSeconds: number;
}

/** The form again for somebody who tried too often; `say` puts the sentence at a field or into a toast. */
export const refuseTooMany = <Extra extends object>(
  { retryAfterSeconds }: Waiting,
  say: (text: string) => Partial<Refused> & Extra,
) => refuse(say(tooManyText(retryAfterSeconds)), tooManyAnswer(retryAfterSeconds));
