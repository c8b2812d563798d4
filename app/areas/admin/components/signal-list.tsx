import { CircleCheck, TriangleAlert } from "lucide-react";
import type { SignalsView } from "../review-view.ts";
import { signalLines } from "../signal-text.ts";

/** What to look at before deciding. A signal proves nothing by itself, and the person never learns of it. */
export function SignalList({ signals }: { signals: SignalsView }) {
  const lines = signalLines(signals);
  return (
    <section>
      <h2 className="mb-1 text-xl">{signals.athlete ? `Sinais de ${signals.athlete.name}` : "Sinais"}</h2>
      <ul>
        {lines.map(({ warns, title, detail }) => (
          <li key={title + detail} className="flex gap-3 border-t border-line py-2.5">
            {warns ? (
              <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-label="Atenção:" />
            ) : (
              <CircleCheck className="mt-0.5 size-5 shrink-0 text-grass" aria-label="Conferido:" />
            )}
            <p className="min-w-0 text-compact wrap-anywhere">
              <span className={warns ? "font-semibold" : undefined}>{title}</span>
              {detail && <span className="block text-sm text-muted">{detail}</span>}
            </p>
          </li>
        ))}
      </ul>
      {lines.some(({ warns }) => warns) && (
        <p className="border-t border-line pt-2 text-sm text-muted">
          Um sinal não prova nada sozinho. Na dúvida, não publique: peça um documento pelo contato da família,
          e não diga qual foi o sinal.
        </p>
      )}
    </section>
  );
}
