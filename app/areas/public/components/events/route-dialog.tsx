import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { Link } from "#app/components/link.tsx";

type RouteDialogProps = { id: string; title: string; back: string; children: ReactNode };

/**
 * A dialog that is an address: open in the server's answer, so that it works without script, and made
 * modal once there is one. Closing it leads back.
 */
export function RouteDialog({ id, title, back, children }: RouteDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.matches(":modal")) return;
    // Whoever began to type before the script came goes on where they were.
    const held = dialog.contains(document.activeElement) ? document.activeElement : null;
    dialog.open = false;
    dialog.showModal();
    if (held instanceof HTMLElement) held.focus();
  }, []);
  return (
    <dialog
      ref={ref}
      id={id}
      open
      aria-labelledby={`${id}-title`}
      className="dialog inset-0 z-40 h-fit not-[:modal]:shadow-[0_0_0_100vmax_rgb(7_61_39/0.72)]"
      onCancel={(event) => {
        event.preventDefault();
        void navigate(back, { preventScrollReset: true });
      }}
    >
      <div className="grid grid-cols-1 gap-5 p-(--dialog-padding)">
        <h2 id={`${id}-title`} className="pr-12 text-3xl">
          {title}
        </h2>
        {children}
      </div>
      {/* Last in the order of focus, first in place. */}
      <Link
        to={back}
        preventScrollReset
        aria-label="Fechar"
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-control hover:bg-paper sm:top-5 sm:right-5"
      >
        <X className="size-6" aria-hidden="true" />
      </Link>
    </dialog>
  );
}
