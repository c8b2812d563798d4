import { Badge } from "#app/components/badge.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { ReceiptView } from "../subscription-view.ts";

const COLUMNS: Column<ReceiptView>[] = [
  { header: "Data", rowHeader: true, cell: ({ on }) => on },
  { header: "Número", cell: ({ number }) => number },
  { header: "Valor", align: "end", cell: ({ amount }) => amount },
  { header: "Situação", cell: (receipt) => <Situation {...receipt} /> },
  { header: "Recibo", cell: (receipt) => <ReceiptLink {...receipt} /> },
];

export function Receipts({ receipts, planName }: { receipts: readonly ReceiptView[]; planName: string }) {
  if (receipts.length === 0) return null;
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-2xl">Recibos</h3>
      <Table
        caption={`Recibos do plano ${planName}`}
        captionHidden
        columns={COLUMNS}
        rows={receipts}
        rowKey={({ id }) => id}
        narrow="stack"
      />
    </div>
  );
}

function Situation({ paid, refunded, amount }: ReceiptView) {
  if (refunded)
    return <Badge tone="sky">{refunded === amount ? "Devolvido" : `Devolvidos ${refunded}`}</Badge>;
  return paid ? <Badge tone="grass">Pago</Badge> : <Badge tone="danger">Não pago</Badge>;
}

function ReceiptLink({ url, on }: ReceiptView) {
  if (!url) return "–";
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-6 items-center font-semibold text-grass underline underline-offset-4"
    >
      Abrir<span className="sr-only"> o recibo de {on} em outra aba</span>
    </a>
  );
}
