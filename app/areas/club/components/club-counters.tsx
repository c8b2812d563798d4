import { Link } from "#app/components/link.tsx";

interface Counter {
  label: string;
  total: number;
  thisMonth: number;
  to: string;
}

/** The club's live numbers, each leading to what it counts. */
export const ClubCounters = ({ counters }: { counters: readonly Counter[] }) => (
  <dl className="grid grid-cols-2 gap-3 sm:gap-4">
    {counters.map(({ label, total, thisMonth, to }) => (
      <div key={label} className="panel relative grid gap-0.5 p-4 sm:p-5 has-[a:hover]:border-ink">
        <dt className="order-2 leading-tight font-semibold">
          <Link to={to} className="after:absolute after:inset-0">
            {label}
          </Link>
        </dt>
        <dd className="order-1 font-display text-5xl leading-none font-bold tabular-nums">{total}</dd>
        <dd className="order-3 text-compact text-muted">{thisMonth} neste mês</dd>
      </div>
    ))}
  </dl>
);
