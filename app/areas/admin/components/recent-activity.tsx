import { Table, type Column } from "#app/components/table.tsx";

type Entry = { id: string; at: string; who: string; what: string };

const COLUMNS: Column<Entry>[] = [
  {
    header: "Atividade",
    rowHeader: true,
    cell: ({ who, what }) => (
      <span className="font-normal">
        <strong>{who}</strong> {what}
      </span>
    ),
  },
  {
    header: "Quando",
    hiddenHeader: true,
    align: "end",
    cell: ({ at }) => <span className="whitespace-nowrap text-muted">{at}</span>,
  },
];

export function RecentActivity({ entries }: { entries: readonly Entry[] }) {
  if (entries.length === 0) {
    return (
      <section className="panel p-4">
        <h2 className="text-2xl">Atividade Recente</h2>
        <p className="mt-3 text-muted">O que a equipe e os usuários fizerem aparece aqui.</p>
      </section>
    );
  }
  return (
    <Table
      caption="Atividade Recente"
      columns={COLUMNS}
      rows={entries}
      rowKey={({ id }) => id}
      narrow="stack"
    />
  );
}
