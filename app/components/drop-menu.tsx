import { useEffect, useRef, type ReactNode } from "react";
import { cx } from "./class-names.ts";

type DropMenuProps = {
  /** What the button shows; its words are also its name. */
  button: ReactNode;
  buttonClass: string;
  panelClass: string;
  className?: string;
  children: ReactNode;
};

/**
 * A menu behind a button, made of `<details>`: it opens and closes in every browser, with or without
 * script (decision 25). A tap beside it closes it too, since the backdrop belongs to the button. Script
 * adds Esc, leaving it by keyboard and closing it once something in it was chosen.
 */
export function DropMenu({ button, buttonClass, panelClass, className, children }: DropMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => (ref.current ? closeWhenDone(ref.current) : undefined), []);
  return (
    <details ref={ref} className={cx("drop-menu", className)}>
      <summary className={cx("drop-menu-button", buttonClass)}>{button}</summary>
      <div className={cx("drop-menu-panel", panelClass)}>{children}</div>
    </details>
  );
}

function closeWhenDone(menu: HTMLDetailsElement): () => void {
  const button = menu.querySelector("summary");
  const listeners = new AbortController();
  const close = () => {
    menu.open = false;
  };
  const onClick = ({ target }: MouseEvent) => {
    const inside = target instanceof Element && menu.contains(target);
    if (!inside || target.closest("a[href]")) close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.open) return;
    close();
    button?.focus();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  };
  document.addEventListener("click", onClick, listeners);
  document.addEventListener("keydown", onKey, listeners);
  menu.addEventListener("focusout", onFocusOut, listeners);
  menu.addEventListener("submit", close, listeners);
  return () => listeners.abort();
}
