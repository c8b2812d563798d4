import { CircleCheck, CircleX, FileText, UserCheck, type LucideIcon } from "lucide-react";
import { Card } from "#app/components/card.tsx";
import { Link } from "#app/components/link.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { HistoryLine } from "../history-text.ts";

const ICONS: Record<HistoryLine["icon"], LucideIcon> = {
  text: FileText,
  joined: UserCheck,
  yes: CircleCheck,
  no: CircleX,
};

/** Every decision, as it was made: none is ever changed. */
export function HistoryPanel({
  entries,
  olderTo,
}: {
  entries: readonly HistoryLine[];
  olderTo: string | null;
}) {
  return (
    <Card title="Histórico">
      <ol id="historico" className="scroll-mt-24">
        {entries.map(({ id, icon, text, at, textVersion }) => {
          const Icon = ICONS[icon];
          return (
            <li key={id} className="flex gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
              <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
              <div className="grid gap-0.5">
                <span className="wrap-anywhere">{text}</span>
                <span className="text-compact text-muted">
                  {at}
                  {textVersion && (
                    <>
                      {" · "}
                      <TextLink to={`/responsavel/texto/${textVersion}`}>
                        ler o texto<span className="sr-only"> de {textVersion}</span>
                      </TextLink>
                    </>
                  )}
                </span>
              </div>
            </li>
          );
        })}
      </ol>
      {olderTo && (
        <Link
          to={olderTo}
          preventScrollReset
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-grass underline underline-offset-4"
        >
          Ver mais
        </Link>
      )}
    </Card>
  );
}
