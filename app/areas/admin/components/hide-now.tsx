import { EyeOff } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import type { ReportSubject } from "#domain/moderation/reports.ts";

/** First on the page: while somebody reads the rest, others may already be reading what was reported. */
export function HideNow({ subjectType }: { subjectType: ReportSubject }) {
  // Families who are registered for an event have to find its page.
  const isEvent = subjectType === "event";
  return (
    <PostForm className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border-2 border-danger bg-card p-4">
      <p className="text-compact">
        <strong>Há risco?</strong>{" "}
        {isEvent
          ? "Suspenda primeiro e decida depois: a página fica com um aviso, sai do calendário, e novas inscrições param na mesma hora."
          : "Oculte primeiro e decida depois: o que foi denunciado sai de todas as páginas na mesma hora."}
      </p>
      <SubmitButton intent="ocultar" variant="danger" size="small">
        <EyeOff aria-hidden="true" />
        {isEvent ? "Suspender agora" : "Ocultar agora"}
      </SubmitButton>
    </PostForm>
  );
}
