import { PostForm } from "#app/forms/post-form.tsx";

/** Shown on the page of a form that was sent after the session had ended, once its author has signed in again. */
export function UnsentNotice({ page }: { page: string }) {
  return (
    <aside aria-label="Texto recuperado" className="bg-sky-tint text-ink">
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
        <p className="text-compact font-semibold">
          Recuperamos o que você tinha escrito. Confira e envie de novo.
        </p>
        {/* Loads a new document, so that the form starts again with the server's values. */}
        <PostForm reloadDocument action="/sessao">
          <input type="hidden" name="voltar" value={page} />
          <button
            type="submit"
            name="intent"
            value="descartar"
            className="min-h-10 font-bold underline decoration-2 underline-offset-4"
          >
            Descartar
          </button>
        </PostForm>
      </div>
    </aside>
  );
}
