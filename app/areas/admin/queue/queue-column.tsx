import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#app/components/class-names.ts";
import { Link } from "#app/components/link.tsx";
import "./workspace.css";

export interface QueueItem {
  id: string;
  to: string;
  title: string;
  /** What kind of item it is, in a few words. */
  note: string;
  age: string;
  old: boolean;
  /** Who is on it: oneself, a colleague by name, or nobody. */
  holder: string | null;
}

type QueueColumnProps = {
  title: string;
  /** The list with all of it. */
  listTo: string;
  total: number;
  /** What "next" goes by: the order and the search of the list do not come along. */
  order: string;
  tabs: readonly { to: string; label: string; count: number; current: boolean }[];
  items: readonly QueueItem[];
  currentId: string;
  /** The open item is one's own by now, which the page may not have known when it was made. */
  mine: boolean;
};

/** The item that just became one's own is counted as such. */
const countWith = (label: string, count: number, taken: number) =>
  label === "Minhas" ? count + taken : label === "Livres" ? count - taken : count;

/** What waits, beside the item that is open. */
export function QueueColumn({ title, listTo, total, order, tabs, items, currentId, mine }: QueueColumnProps) {
  const taken = mine && items.some(({ id, holder }) => id === currentId && holder === null) ? 1 : 0;
  return (
    <nav aria-label={`Fila: ${title}`} className="queue-column">
      <div className="queue-column-head">
        <p className="flex items-center justify-between gap-3">
          <Link to={listTo} className="font-display text-3xl leading-tight font-extrabold">
            {title}
          </Link>
          <span className="admin-count">
            {total}
            <span className="sr-only"> aguardando</span>
          </span>
        </p>
        <p className="text-sm text-muted">{order}</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {tabs.map(({ to, label, count, current }) => (
            <li key={label}>
              <Link to={to} aria-current={current ? "true" : undefined} className="queue-tab">
                {label} {countWith(label, count, taken)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {items.length > 0 ? (
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <Item
                {...item}
                current={item.id === currentId}
                holder={mine && item.id === currentId ? "me" : item.holder}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="p-3.5 text-compact text-muted">Nada nesta parte da fila.</p>
      )}
    </nav>
  );
}

function Item({ to, title, note, age, old, holder, current }: QueueItem & { current: boolean }): ReactNode {
  const colleague = holder !== null && holder !== "me";
  return (
    <Link to={to} data-queue-item="" aria-current={current ? "true" : undefined} className="queue-item">
      <span className="flex items-baseline justify-between gap-2">
        <span className="truncate font-bold">{title}</span>
        <span className={cx("shrink-0 text-sm tabular-nums", old ? "font-bold text-danger" : "text-muted")}>
          <span className="sr-only">{old ? "espera há muito tempo: " : "espera há "}</span>
          {age}
        </span>
      </span>
      <span className="flex items-center gap-1 text-sm text-muted">
        {colleague && <Lock className="size-3.5 shrink-0" aria-hidden="true" />}
        <span className="min-w-0 truncate">
          {note}
          {holder && ` · com ${colleague ? holder : "você"}`}
        </span>
      </span>
    </Link>
  );
}
