import { useLocation } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";

/** On every page of someone whose account will be deleted: one click cancels the deletion. */
export function LeavingNotice({ on }: { on: string }) {
  const { pathname } = useLocation();
  // The privacy page says it in full.
  if (pathname === "/conta/privacidade") return null;
  return (
    <aside aria-label="Exclusão da conta" className="bg-canary text-ink">
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
        <p className="text-compact font-semibold">Sua conta será excluída em {on}.</p>
        <PostForm action="/conta/privacidade">
          <button
            type="submit"
            name="intent"
            value="cancelar-exclusao"
            className="min-h-10 font-bold underline decoration-2 underline-offset-4"
          >
            Cancelar a exclusão
          </button>
        </PostForm>
      </div>
    </aside>
  );
}
