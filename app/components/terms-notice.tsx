import { useLocation } from "react-router";
import { Link } from "./link.tsx";

/** On every page of somebody who did not accept the new terms yet: until then nothing can be changed. */
export function TermsNotice() {
  const { pathname, search } = useLocation();
  // The page of the decision says it in full.
  if (pathname === "/conta/termos") return null;
  return (
    <aside aria-label="Novos termos" className="bg-canary text-ink print:hidden">
      <div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
        <p className="text-compact font-semibold">
          Os termos de uso e a política de privacidade mudaram. Para fazer mudanças, aceite a nova versão.
        </p>
        <Link
          to={`/conta/termos?voltar=${encodeURIComponent(pathname + search)}`}
          className="inline-flex min-h-10 items-center font-bold underline decoration-2 underline-offset-4"
        >
          Ler e decidir
        </Link>
      </div>
    </aside>
  );
}
