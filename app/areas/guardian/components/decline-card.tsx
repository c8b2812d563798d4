import { ChevronDown } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { firstName } from "#domain/person-name.ts";

/** For the stranger whose address was mistyped: out in one step, without an account. */
export function DeclineCard({ name }: { name: string }) {
  return (
    <details className="group rounded-panel border border-line px-5 py-3 sm:px-7">
      <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold underline-offset-4 hover:underline">
        Não sou responsável por {firstName(name)}
        <ChevronDown className="size-5 shrink-0 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="grid gap-4 pt-2 pb-3">
        <p className="text-muted">
          Avise aqui e apagamos o seu e-mail deste pedido. Nada muda no perfil, e quem indicou você poderá
          indicar outra pessoa.
        </p>
        <PostForm>
          <SubmitButton intent="recusar">Não sou responsável</SubmitButton>
        </PostForm>
      </div>
    </details>
  );
}
