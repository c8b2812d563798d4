import { EyeOff } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";

/** First on the page: while somebody reads the rest, others may already be reading what was reported. */
export function HideNow() {
  return (
    <PostForm className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border-2 border-danger bg-card p-4">
      <p className="text-compact">
        <strong>Há risco?</strong> Oculte primeiro e decida depois: o que foi denunciado sai de todas as
        páginas na mesma hora.
      </p>
      <SubmitButton intent="ocultar" variant="danger" size="small">
        <EyeOff aria-hidden="true" />
        Ocultar agora
      </SubmitButton>
    </PostForm>
  );
}
