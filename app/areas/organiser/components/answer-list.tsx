import { Check, CircleDashed, Eye, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { FigurinhaThumb } from "#app/components/figurinha-thumb.tsx";
import { Link } from "#app/components/link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { OUTCOME_NAMES, type AnswerState } from "#domain/registrations/evaluation.ts";
import type { Answer } from "#server/registrations/answers.server.ts";
import { evaluatePage } from "../addresses.ts";

const STATES: Record<AnswerState, { label: string; tone: BadgeTone; icon: ReactNode }> = {
  missing: { label: "Falta", tone: "neutral", icon: <CircleDashed aria-hidden="true" /> },
  draft: { label: "Rascunho", tone: "pale", icon: <Pencil aria-hidden="true" /> },
  sent: { label: "Enviada", tone: "grass", icon: <Check aria-hidden="true" /> },
  read: { label: "Lida", tone: "grass", icon: <Eye aria-hidden="true" /> },
};

type AnswerListProps = { eventId: string; answers: readonly Answer[]; maySend: boolean };

/** Everyone who came, and where their answer stands. */
export const AnswerList = ({ eventId, answers, maySend }: AnswerListProps) => (
  <ul className="overflow-hidden panel">
    {answers.map((answer) => (
      <li key={answer.id} className="border-t border-line first:border-t-0">
        <Link
          to={evaluatePage(eventId, answer.id)}
          className="flex min-h-16 items-center gap-2.5 px-4 py-2.5 -outline-offset-3 hover:bg-paper"
        >
          <FigurinhaThumb photo={answer.photo} />
          <span className="min-w-0 grow">
            <span className="block truncate font-bold">
              {answer.number} · {answer.name}
            </span>
            <span className="block text-compact text-muted">{outcomeText(answer)}</span>
          </span>
          <StateBadge state={answer.state} />
        </Link>
        <RowAct answer={answer} maySend={maySend} />
      </li>
    ))}
  </ul>
);

function outcomeText({ outcome, state }: Answer): string {
  if (outcome) return OUTCOME_NAMES[outcome];
  return state === "missing" ? "sem avaliação" : "sem resultado";
}

function StateBadge({ state }: { state: AnswerState }) {
  const { label, tone, icon } = STATES[state];
  return (
    <Badge tone={tone}>
      {icon}
      {label}
    </Badge>
  );
}

/** A draft that is complete can leave alone; who was called without a request can be asked again. */
function RowAct({ answer, maySend }: { answer: Answer; maySend: boolean }) {
  const act =
    maySend && answer.state === "draft" && answer.outcome
      ? { intent: "enviar", label: "Enviar agora", note: null }
      : answer.contact === "none"
        ? { intent: "contato", label: "Pedir contato", note: "Ainda sem pedido de contato." }
        : null;
  if (!act)
    return answer.contact === "asked" ? (
      <p className="px-4 pb-2.5 pl-16 text-compact text-muted">Pedido de contato feito.</p>
    ) : null;
  return (
    <PostForm className="flex flex-wrap items-center gap-x-3 px-4 pb-2 pl-16">
      <input type="hidden" name="registration" value={answer.id} />
      {act.note && <span className="text-compact text-muted">{act.note}</span>}
      <SubmitButton intent={act.intent} variant="text" size="small" className="min-h-11">
        {act.label}
        <span className="sr-only">
          : {answer.number} · {answer.name}
        </span>
      </SubmitButton>
    </PostForm>
  );
}
