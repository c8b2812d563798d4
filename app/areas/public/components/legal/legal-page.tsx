import type { ReactNode } from "react";
import { Container } from "#app/components/container.tsx";
import { Prose } from "#app/components/prose.tsx";
import { TERMS_VERSION } from "#domain/identity/terms.ts";

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

/** In force since; changes together with TERMS_VERSION. */
const SINCE = "1º de novembro de 2026";

type LegalPageProps = { title: string; intro: ReactNode; sections: readonly LegalSection[] };

export function LegalPage({ title, intro, sections }: LegalPageProps) {
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="text-5xl sm:text-6xl">{title}</h1>
      <p className="mt-3 text-muted">
        Versão {TERMS_VERSION}, em vigor desde {SINCE}.
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[17.5rem_1fr] lg:gap-14">
        <nav aria-label="Nesta página" className="panel p-5 lg:sticky lg:top-24">
          <h2 className="text-2xl">Nesta página</h2>
          <ol className="mt-3 grid">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex min-h-10 items-center gap-2 py-1 leading-snug font-semibold text-grass underline-offset-4 hover:underline"
                >
                  <span aria-hidden="true" className="w-6 shrink-0 text-muted">
                    {index + 1}.
                  </span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose className="whitespace-normal">
          {intro}
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>
                {index + 1}. {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </Prose>
      </div>
    </Container>
  );
}
