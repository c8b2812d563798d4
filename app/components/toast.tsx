import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";

export type Flash = { title: string; body?: string; kind?: "success" | "info" | "error" };

const SHOWN_MS = 7000;

/**
 * Stands in every layout, with or without a message: a live region must be there before what it says.
 * Without script the message stays until its button (a form of the dialog itself) closes it.
 */
export function ToastRegion({ flash, retry }: { flash?: Flash | null; retry?: () => void }) {
  const [shown, setShown] = useState({ flash, times: 0 });
  // Every message is a new toast, also when it says the same as one that was closed.
  if (shown.flash !== flash) setShown({ flash, times: shown.times + 1 });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold words only.
    <div role="status" className="toast-region">
      {flash && <Toast key={shown.times} {...flash} retry={retry} />}
    </div>
  );
}

function Toast({ title, body, kind = "success", retry }: Flash & { retry?: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!ref.current) return undefined;
    return kind === "error" ? closeWhenMended(ref.current) : closeLater(ref.current);
  }, [kind]);
  const Icon = ICONS[kind];
  return (
    <dialog ref={ref} open aria-label={title} data-kind={kind} className="toast">
      <Icon className="mt-0.5 size-6 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        {body && <p className="text-compact text-muted">{body}</p>}
        {retry && (
          <Button size="small" className="mt-3" onClick={retry}>
            Tentar de novo
          </Button>
        )}
      </div>
      <form method="dialog" className="-my-2 -mr-2">
        <button
          type="submit"
          aria-label="Fechar aviso"
          className="grid size-11 place-items-center rounded-control hover:bg-paper"
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </form>
    </dialog>
  );
}

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert };

/** What went wrong stays until it was read: until it is closed, or somebody begins to correct it. */
function closeWhenMended(toast: HTMLDialogElement): () => void {
  const close = () => toast.close();
  document.addEventListener("input", close, { once: true });
  return () => document.removeEventListener("input", close);
}

/** The time stops while somebody points at the toast or has the focus in it. */
function closeLater(toast: HTMLDialogElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => toast.close(), SHOWN_MS);
  };
  const pause = () => clearTimeout(timer);
  const listeners = new AbortController();
  for (const type of ["pointerenter", "focusin"]) toast.addEventListener(type, pause, listeners);
  for (const type of ["pointerleave", "focusout"]) toast.addEventListener(type, start, listeners);
  start();
  return () => {
    pause();
    listeners.abort();
  };
}
