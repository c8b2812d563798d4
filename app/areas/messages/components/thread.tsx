import { Badge } from "#app/components/badge.tsx";
import { cx } from "#app/components/class-names.ts";
import { ReportLink } from "#app/components/report-link.tsx";
import type { Side } from "#domain/messages/sides.ts";
import type { EntryView } from "../conversation-view.ts";

/** What was said, oldest first. New ones are read out to who does not see them appear. */
export function Thread({ entries, clubName }: { entries: readonly EntryView[]; clubName: string }) {
  return (
    <div role="log" aria-label="Mensagens">
      <ol className="grid gap-4">
        {entries.map((entry) => (
          <li
            key={entry.id}
            id={`m-${entry.id}`}
            className={cx("flex scroll-mt-24", entry.own ? "justify-end" : "justify-start")}
          >
            <Entry entry={entry} clubName={clubName} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Entry({ entry, clubName }: { entry: EntryView; clubName: string }) {
  const { side, author, own, text, at, reportId } = entry;
  return (
    <article
      className={cx(
        "grid max-w-[min(92%,38rem)] min-w-[55%] gap-1.5 rounded-panel border px-4 py-3",
        own ? "border-grass/30 bg-grass-tint" : "border-line bg-card",
      )}
    >
      <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-sans text-compact leading-tight font-bold">
        <span className="wrap-anywhere">{author ?? "Conta excluída"}</span>
        {own && <span className="font-normal text-muted">você</span>}
        <Badge>{side === "club" ? clubName : WHO[side]}</Badge>
      </h2>
      {text === null ? (
        <p className="text-muted">A mensagem foi apagada com a conta de quem escreveu.</p>
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        <span>{at}</span>
        {reportId && <ReportLink type="message" id={reportId} what={`a mensagem de ${at}`} />}
      </p>
    </article>
  );
}

const WHO: Record<Exclude<Side, "club">, string> = {
  guardian: "Responsável",
  minor: "Atleta",
  athlete: "Atleta",
};
