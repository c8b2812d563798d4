import { cx } from "#app/components/class-names.ts";
import type { GateCounts } from "#domain/registrations/gate-list.ts";

/** How many went in, how many are missing, and how many readings only this device knows. */
export function GateCounters({ entered, missing, queued }: GateCounts) {
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-b border-line bg-card text-center">
      <Counter count={entered} label="entraram" />
      <Counter count={missing} label="faltam" />
      <Counter count={queued} label="na fila" marked={queued > 0} />
    </dl>
  );
}

const Counter = ({ count, label, marked }: { count: number; label: string; marked?: boolean }) => (
  <div className={cx("flex flex-col-reverse py-2.5", marked && "bg-canary-tint")}>
    <dt className={cx("text-sm", marked ? "font-semibold" : "text-muted")}>{label}</dt>
    <dd className="font-display text-3xl leading-tight font-extrabold tabular-nums">{count}</dd>
  </div>
);
