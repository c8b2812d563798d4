import { CircleCheck, TriangleAlert } from "lucide-react";
import type { SignalsView } from "../review-view.ts";
import { signalLines } from "../signal-text.ts";
import { TextLink } from "#app/components/text-link.tsx";
import { athletePath } from "../record-paths.ts";

type SignalListProps = {
  signals: SignalsView;
  /** Said of the profile's text instead of a link, where this page shows and marks it. */
  marked?: string | null;
};

/** What to look at before deciding. A signal proves nothing by itself, and the person never learns of it. */
export function SignalList({ signals, marked = null }: SignalListProps) {
  const lines = signalLines(signals);
  const { athlete } = signals;
  return (
    <section>
      <h2 className="mb-1 text-xl">{athlete?.name ? `Sinais de ${athlete.name}` : "Sinais"}</h2>
      <ul>
        {lines.map(({ warns, title, detail, ofProfile }) => (
          <li key={title + detail} className="flex gap-3 border-t border-line py-2.5">
            {warns ? (
              <TriangleAlert className="mt-0.5 size-5 shrink-0" aria-label="Atenção:" />
            ) : (
              <CircleCheck className="mt-0.5 size-5 shrink-0 text-grass" aria-label="Conferido:" />
            )}
            <p className="min-w-0 text-compact wrap-anywhere">
              <span className={warns ? "font-semibold" : undefined}>{title}</span>
              {detail && (
                <span className="block text-sm text-muted">
                  {detail}{" "}
                  {ofProfile &&
                    (marked ?? (athlete && <TextLink to={athletePath(athlete.id)}>Ver o perfil</TextLink>))}
                </span>
              )}
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
