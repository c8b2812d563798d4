import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { readOnlyRefusal } from "#app/session/watched.ts";
import { ButtonLink } from "./button.tsx";
import { Container } from "./container.tsx";
import { errorDetail, errorTitle, isNotFound } from "./error-text.ts";
import { Link } from "./link.tsx";
import { Logo } from "./logo.tsx";

/** A whole page, for errors outside of every layout. */
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

/** An area may have a 404 of its own (`notFound`). */
export function ErrorContent({ error, notFound }: { error: unknown; notFound?: ReactNode }) {
  return (
    <main id="conteudo" tabIndex={-1} className="outline-none">
      {isNotFound(error) ? (notFound ?? <NotFound />) : <Unexpected error={error} />}
    </main>
  );
}

interface NotFoundProps {
  /** Says what it was that is missing. */
  lead?: string;
  text?: string;
  /** Where else to go than home. */
  back?: { to: string; label: string };
}

export function NotFound({
  lead,
  text = "Esta figurinha não está no álbum. O endereço pode ter mudado, ou a página saiu do ar.",
  back,
}: NotFoundProps) {
  return (
    <Panel status={404} title="Página não encontrada">
      {lead && <Lead>{lead}</Lead>}
      <p>{text}</p>
      <Actions>
        {back && (
          <ButtonLink to={back.to} variant="primary">
            {back.label}
          </ButtonLink>
        )}
        <ButtonLink to="/" variant={back ? "outline" : "primary"}>
          Voltar para o início
        </ButtonLink>
      </Actions>
    </Panel>
  );
}

/** For what a page shows inside its frame; `lead` says what it was that failed. */
export function Unexpected({ error, lead }: { error: unknown; lead?: string }) {
  const { pathname, search } = useLocation();
  const refused = readOnlyRefusal(error);
  const { status, text, stack } = errorDetail(error, import.meta.env.DEV);
  return (
    <Panel status={status} title={errorTitle(error)}>
      {lead && <Lead>{lead}</Lead>}
      <p>{text}</p>
      <Actions>
        {refused?.readable !== false && (
          <ButtonLink to={pathname + search} variant="primary" reloadDocument>
            {refused ? "Voltar à página" : "Tentar de novo"}
          </ButtonLink>
        )}
        <ButtonLink to="/">Voltar para o início</ButtonLink>
      </Actions>
      {stack && (
        <pre className="rounded-control bg-card p-4 text-sm wrap-anywhere whitespace-pre-wrap">{stack}</pre>
      )}
    </Panel>
  );
}

function Panel({ status, title, children }: { status: number | null; title: string; children: ReactNode }) {
  return (
    <Container className="grid items-center gap-10 py-12 sm:grid-cols-[auto_1fr] sm:gap-14 sm:py-20 lg:gap-20">
      <StickerSlot>
        {status === null ? (
          <WifiOff className="size-14 sm:size-24" aria-hidden="true" />
        ) : (
          <>
            <span className="sr-only">Erro </span>
            {status}
          </>
        )}
      </StickerSlot>
      <div className="grid gap-5 text-lg text-muted">
        <h1 className="text-5xl text-ink lg:text-7xl">{title}</h1>
        {children}
      </div>
    </Container>
  );
}

/** The empty place in the album where a figurinha should be. */
function StickerSlot({ children }: { children: ReactNode }) {
  return (
    <div className="grid ml-2 aspect-5/8 w-32 -rotate-4 grid-rows-[1fr_auto] gap-3 rounded-[0.9rem] border-2 border-dashed border-edge p-2.5 sm:ml-4 sm:w-56 lg:w-64">
      <p className="grid place-items-center rounded-[0.6rem] bg-line font-display text-6xl leading-none font-extrabold text-muted sm:text-8xl">
        {children}
      </p>
      <div aria-hidden="true" className="grid gap-2 pb-2">
        <div className="h-5 w-3/4 rounded-md bg-line" />
        <div className="h-3 w-full rounded-md bg-line" />
      </div>
    </div>
  );
}

const Lead = ({ children }: { children: ReactNode }) => <p className="font-semibold text-ink">{children}</p>;

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 text-base">{children}</div>
);
