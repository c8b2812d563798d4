import { cx } from "./class-names.ts";
import { Link } from "./link.tsx";

type Tab = { to: string; label: string; current: boolean };

/**
 * Tabs are addresses: each can be opened, shared and read without script. Where one row is too narrow
 * they take a second one: nobody looks for what is out of sight.
 */
export function Tabs({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly Tab[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={cx("border-b border-line", className)}>
      <ul className="-mb-px flex flex-wrap gap-x-1 sm:gap-x-2">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? "page" : undefined}
              className="flex min-h-12 items-center border-b-[3px] border-transparent px-3 font-semibold text-muted -outline-offset-3 transition-colors duration-150 hover:border-edge hover:text-ink aria-[current=page]:border-canary aria-[current=page]:text-ink"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
