import { Link } from "#app/components/link.tsx";
import { Table, type Column } from "#app/components/table.tsx";

interface Queue {
  label: string;
  to: string;
  waiting: string;
  oldest: string;
}

const COLUMNS: Column<Queue>[] = [
  {
    header: "Fila",
    rowHeader: true,
    cell: ({ label, to }) => (
      <Link to={to} className="font-semibold hover:underline hover:underline-offset-4">
        {label}
      </Link>
    ),
  },
  { header: "Esperando", align: "end", cell: ({ waiting }) => waiting },
  { header: "Mais antigo", align: "end", cell: ({ oldest }) => oldest },
];

/** What waits for somebody of the team, the longest wait first. */
export function WaitingQueues({ queues }: { queues: readonly Queue[] }) {
  if (queues.length === 0) {
    return (
      <section className="panel p-4">
        <h2 className="text-2xl">Aguardando decisão</h2>
        <p className="mt-2 text-compact text-muted">Nada espera por uma pessoa agora.</p>
      </section>
    );
  }
  return (
    <div className="admin-dense">
      <Table
        caption="Aguardando decisão"
        columns={COLUMNS}
        rows={queues}
        rowKey={({ to }) => to}
        narrow="fit"
      />
    </div>
  );
}
