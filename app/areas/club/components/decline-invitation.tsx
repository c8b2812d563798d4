import { ChevronDown } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

/** For the stranger whose address was mistyped: out in one step, without an account. */
export const DeclineInvitation = ({ club }: { club: string }) => (
  <details className="group rounded-panel border border-line px-5 py-3 sm:px-7">
    <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold underline-offset-4 hover:underline">
      Não conheço o {club} ou não quero participar
      <ChevronDown className="size-5 shrink-0 group-open:rotate-180" aria-hidden="true" />
    </summary>
    <div className="grid gap-4 pt-2 pb-3">
      <p className="text-muted">Recuse aqui e apagamos o seu e-mail deste convite.</p>
      <PostForm>
        <SubmitButton intent="recusar">Recusar o convite</SubmitButton>
      </PostForm>
    </div>
  </details>
);
