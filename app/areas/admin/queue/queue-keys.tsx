import { Keys } from "../list/shortcuts.tsx";
import "../list/list.css";

export const VERDICT_KEYS = { approved: "a", adjust: "j", rejected: "r" } as const;
export type Verdict = keyof typeof VERDICT_KEYS;

type QueueKeysProps = {
  /** What may be decided here. */
  verdicts: readonly Verdict[];
  /** There is something to send. */
  sends: boolean;
};

/** The keys that do something on the page of an item, with the way to switch them off. */
export const QueueKeys = ({ verdicts, sends }: QueueKeysProps) => (
  <div className="queue-keys">
    <Keys
      rows={[
        ...verdicts.map((verdict) => [[VERDICT_KEYS[verdict]], DOES[verdict]] as const),
        ...(sends ? SENDS : []),
        [["n"], "pular"],
        [["p"], "voltar"],
        [["↑", "↓"], "andar na fila"],
      ]}
    />
  </div>
);

const DOES: Record<Verdict, string> = { approved: "aprovar", adjust: "pedir ajuste", rejected: "recusar" };
const SENDS = [
  [["Ctrl", "Enter"], "enviar"],
  [["Esc"], "sair do texto"],
] as const;
