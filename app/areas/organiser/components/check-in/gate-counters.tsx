import { cx } from "#app/components/class-names.ts";
import type { GateCounts } from "#domain/registrations/gate-list.ts";

interface GateCountersProps extends GateCounts {
  /** False until the device has read what waits on it. */
  recalled?: boolean;
}

/** How many went in, how many are missing, and how many readings only this device knows. */
export function GateCounters({ entered, missing, queued, recalled = true }: GateCountersProps) {
  return (
    <dl className="grid grid-cols-3 divide-x divide-line border-b border-line bg-card text-center">
      <Counter count={entered} label="entraram" />
      <Counter count={missing} label="faltam" />
      <Counter count={recalled ? queued : "–"} label="na fila" marked={queued > 0} />
    </dl>
  );
}

interface CounterProps {
  count: number | string;
  label: string;
  marked?: boolean;
}

const Counter = ({ count, label, marked }: CounterProps) => (
  <div className={cx("flex flex-col-reverse py-2.5", marked && "bg-canary-tint")}>
    <dt className={cx("text-sm", marked ? "font-semibold" : "text-muted")}>{label}</dt>
    <dd className="font-display text-3xl leading-tight font-extrabold tabular-nums">{count}</dd>
  </div>
);
