import { Undo2 } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { UNDO_DAYS } from "#domain/media/limits.ts";
import { titleOrKind } from "#domain/media/titles.ts";
import type { OwnItemView } from "./own-item.ts";
import { UploadRow } from "./upload-row.tsx";

/** What was deleted a short while ago and can be brought back. Its pictures answer to nobody meanwhile. */
export function DeletedItems({ items }: { items: readonly OwnItemView[] }) {
  return (
    <section className="panel p-4 sm:p-6">
      <h2 className="text-2xl">Apagados há pouco</h2>
      <p className="mt-1 mb-3 text-compact text-muted">
        Ninguém vê. Dá para desfazer por {UNDO_DAYS} dias; depois os arquivos são apagados de vez.
      </p>
      <ul>
        {items.map((item) => (
          <UploadRow
            key={item.id}
            kind={item.kind}
            title={<p className="font-semibold wrap-anywhere">{titleOrKind(item.title, item.kind)}</p>}
            actions={
              <PostForm>
                <input type="hidden" name="id" value={item.id} />
                <SubmitButton intent="desfazer" size="small">
                  <Undo2 aria-hidden="true" />
                  Desfazer
                  <span className="sr-only"> a exclusão de {titleOrKind(item.title, item.kind)}</span>
                </SubmitButton>
              </PostForm>
            }
          >
            <p className="text-sm text-muted">{item.kind === "video" ? "Vídeo apagado" : "Foto apagada"}</p>
          </UploadRow>
        ))}
      </ul>
    </section>
  );
}
