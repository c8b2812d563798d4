import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { cx } from "./class-names.ts";

export type Tab = { to: string; label: string; current: boolean };

/** Tabs are addresses: each can be opened, shared and read without script. */
export function Tabs({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly Tab[];
  className?: string;
}) {
  const list = useRef<HTMLUListElement>(null);
  const current = tabs.findIndex((tab) => tab.current);

  useEffect(() => {
    const strip = list.current;
    const item = strip?.children[current];
    if (!strip || !(item instanceof HTMLElement)) return;
    strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2;
  }, [current]);

  return (
    <nav aria-label={label} className={cx("border-b border-line", className)}>
      <ul
        ref={list}
        className="relative -mb-px flex [scrollbar-width:none] gap-1 overflow-x-auto overscroll-x-contain sm:gap-2 [&::-webkit-scrollbar]:hidden"
      >
        {tabs.map((tab) => (
          <li key={tab.to} className={cx("shrink-0", tab.current && "[scroll-initial-target:nearest]")}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? "page" : undefined}
              className="flex min-h-12 items-center border-b-[3px] border-transparent px-3 font-semibold whitespace-nowrap text-muted -outline-offset-3 transition-colors duration-150 hover:border-edge hover:text-ink aria-[current=page]:border-canary aria-[current=page]:text-ink"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
