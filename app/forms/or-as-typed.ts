import { attempt, TRY_AGAIN } from "./attempt.ts";
import { textsIn } from "./parse-form.ts";
import { refuse } from "./refuse.ts";

/** For staff: what a form is answered, or else, when a bug gets in the way, the form as it was typed. */
export async function orAsTyped<Answer extends object | null>(form: FormData, answer: Promise<Answer>) {
  const answered = await attempt(answer);
  if (answered !== undefined) return answered;
  return refuse({ typed: textsIn(form), flash: FAILED }, { status: 500 });
}

const FAILED = { kind: "error", title: "Não foi possível salvar", body: TRY_AGAIN } as const;
