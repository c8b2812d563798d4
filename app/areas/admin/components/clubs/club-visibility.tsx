import { Eye, EyeOff } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { Panel } from "../panel.tsx";

/** Off every page at once, and back. */
export function ClubVisibility({ hidden }: { hidden: boolean }) {
  return (
    <Panel title="Páginas públicas">
      <p className="text-compact text-muted">
        {hidden
          ? "O clube está fora de todas as páginas. Mostrar o traz de volta; peneiras suspensas são decididas uma a uma."
          : "Ocultar tira o clube de todas as páginas na hora, encerra os contatos com famílias e suspende as peneiras dele."}
      </p>
      <PostForm className="mt-3">
        <SubmitButton intent={hidden ? "mostrar" : "ocultar"} size="small">
          {hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
          {hidden ? "Mostrar" : "Ocultar"}
        </SubmitButton>
      </PostForm>
    </Panel>
  );
}
