import { Link, useLocation } from "react-router";
import { ButtonLink } from "./button.tsx";
import { Container } from "./container.tsx";
import { errorDetail, errorTitle, isNotFound } from "./error-text.ts";
import { Logo } from "./logo.tsx";

/** A whole page for errors that no layout is left to frame. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <>
      <header className="py-4">
        <Container>
          <Link to="/" className="inline-flex min-h-11 items-center rounded-md">
            <Logo />
          </Link>
        </Container>
      </header>
      <ErrorContent error={error} />
    </>
  );
}

export function ErrorContent({ error }: { error: unknown }) {
  return (
    <main id="conteudo" tabIndex={-1} className="outline-none">
      {isNotFound(error) ? <NotFound /> : <Unexpected error={error} />}
    </main>
  );
}

export function NotFound() {
  return (
    <Panel number="404" title="Página não encontrada">
      <p>
        O endereço pode ter mudado, ou esta página saiu do ar. Confira o que foi digitado ou volte ao início.
      </p>
      <p>
        <ButtonLink to="/" variant="primary">
          Voltar para o início
        </ButtonLink>
      </p>
    </Panel>
  );
}

function Unexpected({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { status, text, stack } = errorDetail(error, import.meta.env.DEV);
  return (
    <Panel number={String(status)} title={errorTitle(error)}>
      <p>{text}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={pathname + search} variant="primary" reloadDocument>
          Tentar de novo
        </ButtonLink>
        <ButtonLink to="/">Voltar para o início</ButtonLink>
      </p>
      {stack && (
        <pre className="max-w-full rounded-control bg-card p-4 text-left text-sm wrap-anywhere whitespace-pre-wrap">
          {stack}
        </pre>
      )}
    </Panel>
  );
}

function Panel({ number, title, children }: { number: string; title: string; children: React.ReactNode }) {
  return (
    <Container className="grid justify-items-center gap-5 py-16 text-center sm:py-24 [&>p]:max-w-[46ch] [&>p]:text-lg [&>p]:text-muted">
      <p
        aria-hidden="true"
        className="font-display text-[8rem] leading-[0.8] font-extrabold text-line! sm:text-[12rem]"
      >
        {number}
      </p>
      <h1 className="-mt-12 text-4xl sm:-mt-16 sm:text-6xl">{title}</h1>
      {children}
    </Container>
  );
}
