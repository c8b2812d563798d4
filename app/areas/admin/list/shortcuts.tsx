import { useSyncExternalStore } from "react";
import { Dialog, DialogOpener } from "#app/components/dialog.tsx";
import { onShortcutsChange, shortcutsAreOn, switchShortcuts } from "./shortcut-keys.ts";

const useShortcuts = (): boolean => useSyncExternalStore(onShortcutsChange, shortcutsAreOn, () => true);

type KeyRow = readonly [keys: readonly string[], does: string];

const LIST_KEYS: readonly KeyRow[] = [
  [["↑", "↓"], "mover"],
  [["Enter"], "abrir"],
  [["/"], "buscar"],
];
const MARK: KeyRow = [["x"], "marcar"];

/** The keys of a list, below it. */
export const KeyHelp = ({ bulk }: { bulk: boolean }) => (
  <Keys rows={bulk ? [...LIST_KEYS, MARK] : LIST_KEYS} />
);

/** A line of keys, and behind "atalhos" the same with the switch. Phones have no keys. */
export function Keys({ rows }: { rows: readonly KeyRow[] }) {
  const on = useShortcuts();
  return (
    <div className="list-keys">
      {rows.map(([keys, does]) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{" "}
          {does}
        </span>
      ))}
      <DialogOpener dialog="atalhos" variant="text" size="small" data-key-help="">
        <kbd>?</kbd> atalhos
      </DialogOpener>
      <Dialog id="atalhos" title="Atalhos do teclado">
        <dl className="list-keys-all">
          {rows.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-grass"
            checked={on}
            onChange={({ currentTarget }) => switchShortcuts(currentTarget.checked)}
          />
          Usar atalhos de uma tecla
        </label>
        <p className="text-sm text-muted">
          Sem eles, as setas, Tab e Enter continuam. A escolha vale para este navegador.
        </p>
      </Dialog>
    </div>
  );
}
