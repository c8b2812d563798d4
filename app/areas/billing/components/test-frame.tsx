import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { Logo } from "#app/components/logo.tsx";

/** Looks like another company's page, as a payment provider's does, and says that it is only a test. */
export function TestFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line bg-card">
        <p className="bg-canary px-4 py-2.5 text-center font-bold text-ink">
          <FlaskConical className="mr-2 inline size-5 align-text-bottom" aria-hidden="true" />
          Ambiente de teste — nenhum valor é cobrado
        </p>
        <div className="mx-auto flex max-w-[60rem] items-center px-4 py-3 sm:px-6">
          <Logo />
        </div>
      </header>
      <main
        id="conteudo"
        tabIndex={-1}
        className="mx-auto min-h-[70vh] max-w-[60rem] px-4 py-8 outline-none sm:px-6 sm:py-12"
      >
        {children}
      </main>
    </>
  );
}
