import { Trash2, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore, type ReactNode, type RefObject } from "react";
import { Button, SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

export interface BulkAction {
  intent: string;
  label: string;
  icon?: ReactNode;
  /** Asked again before it is done: "Excluir 4 atletas?" */
  question?: (count: number) => string;
  /** The label of a reason that is asked for with the question. */
  reason?: string;
}

/** "Excluir este clube?", "Excluir 3 clubes?" */
export const deleteAction = (one: string, more: string): BulkAction => ({
  intent: "excluir",
  label: "Excluir",
  icon: <Trash2 aria-hidden="true" />,
  question: (count) => (count === 1 ? `Excluir ${one}?` : `Excluir ${count} ${more}?`),
});

const FORM = "marcados";
const MARK_ALL = "[data-mark-all]";

/** The box of one row. It belongs to the form of the bar, wherever that stands. */
export const bulkBox = (id: string, name: string) => (
  <label className="list-mark">
    <input type="checkbox" name="ids" value={id} form={FORM} />
    <span className="sr-only">Marcar {name}</span>
  </label>
);

/** Shown once something is marked; the style sheet does that, so that it needs no script. */
export function BulkBar({
  actions,
  area,
}: {
  actions: readonly BulkAction[];
  area: RefObject<HTMLElement | null>;
}) {
  const count = useMarked(area);
  return (
    <PostForm id={FORM} aria-label="Com os marcados" className="list-bulk on-dark">
      <p aria-live="polite" className="list-bulk-count">
        {count === 0 ? (
          "Com os marcados"
        ) : (
          <>
            <b>{count === 1 ? "1 selecionado" : `${count} selecionados`}</b> nesta página
          </>
        )}
      </p>
      {actions.map(({ intent, label, icon }) => (
        <SubmitButton key={intent} intent={intent} size="small" onDark>
          {icon}
          {label}
        </SubmitButton>
      ))}
      {count > 0 && (
        <Button
          variant="text"
          size="small"
          onDark
          aria-label="Desmarcar todos"
          onClick={() => {
            markAll(area.current, false);
            // The bar goes, and would take the focus with it.
            area.current?.querySelector<HTMLElement>(MARK_ALL)?.focus({ preventScroll: true });
          }}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </PostForm>
  );
}

/** In the header; it does nothing without script, so it is not there then. */
export function MarkAll() {
  const ready = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!ready) return <span className="sr-only">Marcar</span>;
  return (
    <label className="list-mark">
      <input
        type="checkbox"
        data-mark-all=""
        onChange={({ currentTarget }) => markAll(currentTarget.closest(".list-area"), currentTarget.checked)}
      />
      <span className="sr-only">Marcar todos desta página</span>
    </label>
  );
}

function useMarked(area: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const within = area.current;
    const recount = () => {
      const boxes = boxesIn(within);
      const marked = boxes.filter(({ checked }) => checked).length;
      setCount(marked);
      const all = within?.querySelector<HTMLInputElement>(MARK_ALL);
      if (all) all.checked = marked > 0 && marked === boxes.length;
    };
    recount();
    within?.addEventListener("change", recount);
    return () => within?.removeEventListener("change", recount);
  });
  return count;
}

function markAll(area: Element | null, checked: boolean): void {
  for (const box of boxesIn(area)) box.checked = checked;
  // Whoever counts hears of it once.
  area?.dispatchEvent(new Event("change", { bubbles: true }));
}

const neverChanges = () => () => {};

const boxesIn = (area: Element | null): HTMLInputElement[] => [
  ...(area?.querySelectorAll<HTMLInputElement>("tbody input[name=ids]") ?? []),
];
