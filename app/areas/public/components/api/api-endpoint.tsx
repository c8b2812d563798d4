import { Badge } from "#app/components/badge.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { EndpointReference } from "../../api-reference.ts";
import { CodeBlock } from "./code-block.tsx";

type Parameter = EndpointReference["parameters"][number];

const nameOf = ({ name, required }: Parameter) => (
  <>
    <code className="font-mono wrap-anywhere">{name}</code>
    {required && " (obrigatório)"}
  </>
);

const COLUMNS: Column<Parameter>[] = [
  { header: "Parâmetro", rowHeader: true, cell: nameOf },
  { header: "Aceita", cell: ({ accepts }) => accepts },
  { header: "Padrão", cell: ({ fallback }) => fallback ?? "–" },
  { header: "O que faz", cell: ({ description }) => description },
];

export function ApiEndpoint({ endpoint }: { endpoint: EndpointReference }) {
  const { id, path, summary, parameters, request, answer } = endpoint;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 scroll-mt-24 panel p-5 sm:p-7">
      <h2 id={`${id}-title`} className="text-3xl">
        {summary}
      </h2>
      <p className="mt-3 flex flex-wrap items-center gap-2.5">
        <Badge tone="grass">GET</Badge>
        <code className="font-mono font-semibold break-all">{path}</code>
      </p>
      {parameters.length > 0 && (
        <div className="mt-5">
          <Table
            caption={`Parâmetros de ${path}`}
            captionHidden
            narrow="stack"
            rows={parameters}
            rowKey={({ name }) => name}
            columns={COLUMNS}
          />
        </div>
      )}
      <CodeBlock label="Exemplo de pedido" of={path} code={request} />
      <CodeBlock label="Exemplo de resposta" of={path} code={answer} />
    </section>
  );
}
