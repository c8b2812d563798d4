import { LegalText } from "#app/components/legal-text.tsx";
import { Prose } from "#app/components/prose.tsx";
import type { LegalPart } from "#domain/legal/markup.ts";

interface TermsPreviewProps {
  texts: readonly { title: string; parts: readonly LegalPart[]; changed: boolean }[];
  email: string;
}

/** Both texts as people will read them. */
export function TermsPreview({ texts, email }: TermsPreviewProps) {
  return texts.map(({ title, parts, changed }) => (
    <details key={title} open={changed} className="mt-4 max-w-[56rem] panel px-4 sm:px-6">
      <summary className="flex min-h-12 items-center gap-3 font-bold">
        {title}
        <span className="text-compact font-normal text-muted">
          {changed ? "mudou em relação à versão anterior" : "igual à versão anterior"}
        </span>
      </summary>
      <Prose className="pb-6 whitespace-normal">
        {parts.map((part, index) => (
          <section key={part.id}>
            <h3 className="mt-6 mb-2 text-2xl">
              {index + 1}. {part.title}
            </h3>
            <LegalText blocks={part.blocks} email={email} />
          </section>
        ))}
      </Prose>
    </details>
  ));
}
