import { Link } from "#app/components/link.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import type { Deadline } from "#domain/inquiries/data-requests.ts";
import { DeadlineBadge } from "./inquiry-badges.tsx";

interface Queue {
  label: string;
  to: string;
  waiting: string;
  oldest: string;
  deadline: Deadline | null;
}

const COLUMNS: Column<Queue>[] = [
  {
    header: "Fila",
    rowHeader: true,
    cell: ({ label, to, deadline }) => (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={to} className="font-semibold hover:underline hover:underline-offset-4">
          {label}
        </Link>
        {deadline && <DeadlineBadge {...deadline} />}
      </span>
    ),
  },
  { header: "Esperando", align: "end", cell: ({ waiting }) => waiting },
  { header: "Mais antigo", align: "end", cell: ({ oldest }) => oldest },
];

/** What waits for somebody of the team: first what has a last day, then the longest wait. */
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
