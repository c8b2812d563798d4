import type { ApiReference } from "../../api-reference.ts";

/** What `type` of a problem points at. */
export function ApiProblems({ problems }: Pick<ApiReference, "problems">) {
  return (
    <section aria-labelledby="erros" className="mt-12 max-w-[68ch]">
      <h2 id="erros" className="text-3xl">
        Erros
      </h2>
      <p className="mt-3">
        Erros chegam como <code className="font-mono wrap-anywhere">application/problem+json</code> (RFC
        9457).
      </p>
      <dl className="mt-4 grid gap-4">
        {problems.map(({ anchor, status, title, detail }) => (
          <div key={anchor} id={anchor} className="scroll-mt-24">
            <dt className="font-semibold">
              {status} · {title}
            </dt>
            <dd className="text-muted">{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
