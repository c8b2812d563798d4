import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import type { Strength } from "#domain/athletes/signals.ts";
import type { WeighedSignal } from "#server/moderation/moderation.server.ts";
import { Panel } from "./panel.tsx";
import { signalText } from "../signal-text.ts";

const WEIGHTS: Record<Strength, { label: string; tone: BadgeTone }> = {
  strong: { label: "Forte", tone: "danger" },
  medium: { label: "Médio", tone: "canary" },
  weak: { label: "Fraco", tone: "neutral" },
};

/** What to look at before deciding. A signal proves nothing by itself, and the person never learns of it. */
export function SignalPanel({ signals }: { signals: readonly WeighedSignal[] }) {
  return (
    <Panel
      title="Sinais para conferir"
      className={signals.some(({ strength }) => strength === "strong") ? "border-danger" : undefined}
    >
      {signals.length === 0 ? (
        <p className="text-compact text-muted">
          Nenhum sinal. A data de nascimento combina com o que foi informado antes, e nada liga a conta do
          responsável à do atleta.
        </p>
      ) : (
        <>
          <ul className="text-compact">
            {signals.map((signal) => (
              <li
                key={signalText(signal)}
                className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-start gap-x-3 border-t border-line py-2 first:border-t-0"
              >
                <Badge tone={WEIGHTS[signal.strength].tone} className="justify-center">
                  {WEIGHTS[signal.strength].label}
                </Badge>
                <span className="wrap-anywhere">{signalText(signal)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-2 border-t border-line pt-2 text-sm text-muted">
            Um sinal não prova nada sozinho. Na dúvida, não publique: peça um documento pelo contato da
            família, e não diga qual foi o sinal.
          </p>
        </>
      )}
    </Panel>
  );
}
