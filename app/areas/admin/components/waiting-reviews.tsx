import { Link } from "#app/components/link.tsx";

type Waiting = { kind: string; label: string; count: number };

export function WaitingReviews({ waiting }: { waiting: readonly Waiting[] }) {
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="aguardando" className="panel p-4">
      <h2 id="aguardando" className="text-2xl">
        Aguardando decisão
      </h2>
      {total === 0 && <p className="mt-2 text-compact text-muted">Nada espera por uma pessoa agora.</p>}
      <ul className="mt-2">
        {waiting.map(({ kind, label, count }) => (
          <li key={kind} className="border-t border-line first:border-t-0">
            <Link
              to={`/admin/revisoes?tipo=${kind}`}
              className="flex min-h-11 items-center justify-between gap-3 py-1.5 text-compact hover:underline hover:underline-offset-4"
            >
              {label}
              <span className={count > 0 ? "admin-count ml-0 font-bold" : "px-1.5 text-muted tabular-nums"}>
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
