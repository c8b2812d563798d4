import type { ReactNode } from "react";
import { Container } from "#app/components/container.tsx";
import { LegalText } from "#app/components/legal-text.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Prose } from "#app/components/prose.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { LegalPart } from "#domain/legal/markup.ts";

interface LegalPageProps {
  title: string;
  /** "/termos" or "/politica". */
  path: string;
  intro: ReactNode;
  parts: readonly LegalPart[];
  version: string;
  since: string;
  state: "current" | "coming" | "former";
  coming: { version: string; day: string; changes: string } | null;
  others: readonly { version: string; since: string }[];
  email: string;
}

export function LegalPage(props: LegalPageProps) {
  const { title, path, intro, parts, version, since, state, coming, others, email } = props;
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="text-5xl sm:text-6xl">{title}</h1>
      <p className="mt-3 text-muted">
        Versão {version}, {SINCE[state]} {since}.
      </p>
      <Standing {...{ path, state, coming }} />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[17.5rem_1fr] lg:gap-14 print:block">
        <nav aria-label="Nesta página" className="panel p-5 lg:sticky lg:top-24 print:hidden">
          <h2 className="text-2xl">Nesta página</h2>
          <ol className="mt-3 grid">
            {parts.map((part, index) => (
              <li key={part.id}>
                <a
                  href={`#${part.id}`}
                  className="flex min-h-10 items-center gap-2 py-1 leading-snug font-semibold text-grass underline-offset-4 hover:underline"
                >
                  <span aria-hidden="true" className="w-6 shrink-0 text-muted">
                    {index + 1}.
                  </span>
                  {part.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose className="whitespace-normal">
          {intro}
          {parts.map((part, index) => (
            <section key={part.id} aria-labelledby={part.id}>
              <h2 id={part.id}>
                {index + 1}. {part.title}
              </h2>
              <LegalText blocks={part.blocks} email={email} />
            </section>
          ))}
        </Prose>
      </div>
      {others.length > 0 && (
        <details className="mt-10 panel px-5 print:hidden">
          <summary className="flex min-h-12 items-center font-semibold">Outras versões</summary>
          <ul className="pb-4">
            {others.map((other) => (
              <li key={other.version} className="py-1">
                <TextLink to={`${path}/${other.version}`}>Versão {other.version}</TextLink>, a partir de{" "}
                {other.since}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Container>
  );
}

const SINCE = {
  current: "em vigor desde",
  coming: "em vigor a partir de",
  former: "em vigor a partir de",
} as const;

function Standing({ path, state, coming }: Pick<LegalPageProps, "path" | "state" | "coming">) {
  if (state === "former")
    return (
      <Notice tone="warning" title="Esta versão foi substituída" className="mt-5 max-w-[68ch]">
        O que vale hoje está <TextLink to={path}>na versão atual</TextLink>.
      </Notice>
    );
  if (!coming) return null;
  return (
    <Notice
      title={
        state === "coming" ? "Esta versão ainda não vale" : `Uma nova versão vale a partir de ${coming.day}`
      }
      className="mt-5 max-w-[68ch] print:hidden"
    >
      <p className="whitespace-pre-line">{coming.changes}</p>
      <p className="mt-1">
        {state === "coming" ? (
          <TextLink to={path}>Ler a versão que vale hoje</TextLink>
        ) : (
          <TextLink to={`${path}/${coming.version}`}>Ler a versão {coming.version}</TextLink>
        )}
      </p>
    </Notice>
  );
}
