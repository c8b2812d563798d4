import { Badge } from "#app/components/badge.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { ImportKind } from "#domain/imports/kinds.ts";

interface Line {
  line: number;
  name: string;
  detail: string | null;
  place: string | null;
  known: boolean;
}

const columnsOf = (kind: ImportKind): Column<Line>[] => [
  { header: kind === "athletes" ? "Atleta" : "Clube", rowHeader: true, cell: ({ name }) => name },
  { header: kind === "athletes" ? "Nascimento" : "CNPJ", cell: ({ detail }) => detail ?? "–" },
  { header: kind === "athletes" ? "Clube ou cidade" : "Cidade", cell: ({ place }) => place ?? "–" },
  { header: "Linha", cell: ({ line }) => line, align: "end" },
  {
    header: "O que acontece",
    cell: ({ known }) => (known ? <Badge>Já existe</Badge> : <Badge tone="grass">Entra</Badge>),
  },
];

type ImportPreviewProps = { kind: ImportKind; lines: readonly Line[] };

/** The first lines as they were understood, before anything is written. */
export const ImportPreview = ({ kind, lines }: ImportPreviewProps) => (
  <section aria-labelledby="previa" className="grid gap-3">
    <h2 id="previa" className="text-2xl">
      Primeiras linhas
    </h2>
    <Table
      caption="Primeiras linhas, como foram entendidas"
      captionHidden
      columns={columnsOf(kind)}
      rows={lines}
      rowKey={({ line }) => String(line)}
      narrow="stack"
    />
  </section>
);
