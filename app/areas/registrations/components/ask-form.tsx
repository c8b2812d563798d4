import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { DayPhone } from "#app/components/registrations/day-phone.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { ProblemText } from "../problem-text.ts";
import type { CandidateView } from "../register-view.ts";
import { Problem, WhoPlays } from "./who-plays.tsx";

interface AskFormProps {
  event: { when: string; place: string; fee: string };
  candidates: readonly CandidateView[];
  answer:
    | { typed: Record<string, string>; fields: Record<string, string>; problem: ProblemText | null }
    | undefined;
  /** On the button. */
  submit: string;
  /** What the press of the button leads to. */
  children?: ReactNode;
}

/** Who goes to an event, with all that is read before the yes. */
export function AskForm({ event, candidates, answer, submit, children }: AskFormProps) {
  const form = useFocusOnError(answer);
  const possible = candidates.filter(({ problem }) => !problem);
  return (
    <Card compact>
      <PostForm ref={form} className="grid gap-5">
        <Facts facts={[fact("Quando", event.when), fact("Onde", event.place), fact("Taxa", event.fee)]} />
        {answer?.problem && (
          <div role="alert">
            <Problem who={null} problem={answer.problem} />
          </div>
        )}
        <WhoPlays
          candidates={candidates}
          chosen={answer?.typed["athlete"]}
          error={answer?.fields["athlete"]}
        />
        {possible.length > 0 && (
          <>
            {children}
            <WhatIsReleased />
            {possible.some(({ decides }) => decides) && (
              <DayPhone error={answer?.fields["phone"]} typed={answer?.typed["phone"]} />
            )}
            <SubmitButton variant="primary" size="large">
              {submit}
            </SubmitButton>
          </>
        )}
      </PostForm>
    </Card>
  );
}

/** What leaves the family's hands, and for how long. */
const WhatIsReleased = () => (
  <div className="grid gap-1.5 rounded-control border border-line bg-paper p-4 text-compact">
    <p className="font-semibold">O que quem organiza recebe</p>
    <p>
      Nome, ano de nascimento, categoria e posição, até 30 dias depois do evento. Endereço, e-mail e
      documentos não. Um perfil privado continua privado.
    </p>
  </div>
);
