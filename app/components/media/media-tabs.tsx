import { Link } from "#app/components/link.tsx";

interface MediaTab {
  to: string;
  label: string;
  count: number;
  current: boolean;
}

/** Views of one list, as a segmented control of links. */
export const MediaTabs = ({ tabs }: { tabs: readonly MediaTab[] }) => (
  <nav aria-label="O que mostrar" className="w-full rounded-control bg-line p-0.5 sm:w-auto">
    <ul className="flex">
      {tabs.map(({ to, label, count, current }) => (
        <li key={to} className="grow">
          <Link
            to={to}
            preventScrollReset
            aria-current={current ? "page" : undefined}
            className="flex min-h-11 items-center justify-center gap-1.5 rounded-[calc(var(--radius-control)-2px)] border-2 border-transparent px-4 text-compact font-semibold text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:bg-card aria-[current=page]:text-ink sm:min-h-10"
          >
            {label}
            <span className="tabular-nums">{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
