import { Card } from "#app/components/card.tsx";
import { Table, type Column } from "#app/components/table.tsx";

interface Look {
  id: string;
  reason: string;
  from: string;
  until: string;
}

const COLUMNS: Column<Look>[] = [
  { header: "Quando", rowHeader: true, cell: ({ from, until }) => `${from} até ${until}` },
  { header: "Motivo", cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
];

/** When an admin looked at the product in this person's place. */
export function LooksHistory({ looks }: { looks: readonly Look[] }) {
  return (
    <Card title="Quando a equipe viu como você">
      <div className="grid gap-4">
        {looks.length > 0 ? (
          <Table
            caption="Visões da administração"
            captionHidden
            columns={COLUMNS}
            rows={looks}
            rowKey={({ id }) => id}
            narrow="stack"
          />
        ) : (
          <p className="text-muted">A equipe nunca viu a plataforma como você.</p>
        )}
        <p className="text-compact text-muted">
          Para resolver um problema, a administração pode ver suas páginas por até 30 minutos, só para ler,
          sem abrir conversas nem baixar arquivos. Cada vez fica registrada aqui, com o motivo.
        </p>
      </div>
    </Card>
  );
}
