import { useEffect, useRef } from "react";
import { cx } from "./class-names.ts";
import { Link } from "./link.tsx";

type Tab = { to: string; label: string; current: boolean };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** Steps in the order of one work stay in one row, which shows the current one and moves sideways. */
  oneRow?: boolean;
  className?: string;
};

/**
 * Tabs are addresses: each can be opened, shared and read without script. Where one row is too narrow
 * they take a second one: nobody looks for what is out of sight.
 */
export function Tabs({ label, tabs, oneRow = false, className }: TabsProps) {
  const row = useCurrentInView(tabs.findIndex(({ current }) => current));
  return (
    <nav aria-label={label} className={cx("border-b border-line", className)}>
      <ul ref={row} className={cx("-mb-px flex gap-x-1 sm:gap-x-2", oneRow ? "tabs-row" : "flex-wrap")}>
        {tabs.map((tab) => (
          <li key={tab.to} className={oneRow ? "shrink-0" : undefined}>
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

/** Moves the row only: the page stays where its reader is. */
function useCurrentInView(current: number) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const tab = list?.children[current];
    if (!list || !(tab instanceof HTMLElement)) return;
    const { scrollLeft, clientWidth } = list;
    const hidden = tab.offsetLeft < scrollLeft || tab.offsetLeft + tab.offsetWidth > scrollLeft + clientWidth;
    if (hidden) list.scrollLeft = tab.offsetLeft - (clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return row;
}
