import { X } from "lucide-react";
import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { cx } from "./class-names.ts";

type DialogProps = {
  id: string;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** The browser's own dialog: it keeps the focus inside, closes on Esc and gives the focus back. */
export function Dialog({ id, title, children, actions, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => openWhereCommandsAreUnknown(ref.current), []);
  return (
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={cx("dialog", className)}
    >
      <div className="grid grid-cols-1 gap-5 p-(--dialog-padding)">
        <h2 id={`${id}-title`} className="pr-12 text-3xl">
          {title}
        </h2>
        <div className="grid gap-4">{children}</div>
        {actions && <div className="dialog-actions">{actions}</div>}
      </div>
      {/* Last in the order of focus, first in place. */}
      <button
        type="button"
        command="close"
        commandfor={id}
        aria-label="Fechar"
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-control hover:bg-paper sm:top-5 sm:right-5"
      >
        <X className="size-6" aria-hidden="true" />
      </button>
    </dialog>
  );
}

export function DialogOpener({ dialog, ...rest }: ComponentProps<typeof Button> & { dialog: string }) {
  return <Button command="show-modal" commandfor={dialog} aria-haspopup="dialog" {...rest} />;
}

export function DialogCloser({ dialog, ...rest }: ComponentProps<typeof Button> & { dialog: string }) {
  return <Button command="close" commandfor={dialog} {...rest} />;
}

/** Browsers from before 2026 do not act on `commandfor` by themselves. */
function openWhereCommandsAreUnknown(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog || "command" in HTMLButtonElement.prototype) return undefined;
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest("button[commandfor]") : null;
    if (button?.getAttribute("commandfor") !== dialog.id) return;
    if (button.getAttribute("command") === "show-modal") dialog.showModal();
    else dialog.close();
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}
