import { Eye } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";

/** For a decision that was wrong: what it hid becomes public again. */
export function RestoreForm() {
  return (
    <PostForm className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 panel p-4">
      <p className="max-w-[60ch] text-compact">
        <strong>Continua oculto.</strong> Se a decisão foi um engano ou o problema foi resolvido, ponha de
        volta no ar. A decisão abaixo fica como está; o registro guarda quem pôs de volta.
      </p>
      <SubmitButton intent="mostrar" size="small">
        <Eye aria-hidden="true" />
        Pôr de volta no ar
      </SubmitButton>
    </PostForm>
  );
}
