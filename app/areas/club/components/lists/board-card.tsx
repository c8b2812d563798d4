import { CircleCheck, CircleX, Clock, Lock, MessageSquareText } from "lucide-react";
import { CategoryText } from "#app/components/category-text.tsx";
import { FigurinhaThumb } from "#app/components/figurinha-thumb.tsx";
import { Link } from "#app/components/link.tsx";
import { entryAddress } from "../../list-addresses.ts";
import type { ContactWords } from "../../contact-hint.ts";
import type { EntryView } from "../../list-view.ts";
import { UNAVAILABLE } from "#domain/scouting/list-words.ts";
import { EntryMenu } from "./entry-menu.tsx";

type BoardCardProps = { entry: EntryView; listId: string; total: number; open: boolean };

/** An athlete on the board: who, what the club last wrote, and where the contact stands. */
export function BoardCard({ entry, listId, total, open }: BoardCardProps) {
  const { athlete, notes, noteCount, ownPrivate, contact } = entry;
  const note = notes[0];
  return (
    <>
      <div className="flex items-start gap-2.5">
        <FigurinhaThumb photo={athlete?.photo ?? null} />
        <div className="min-w-0 grow">
          {athlete ? (
            <>
              <Link
                to={entryAddress(listId, entry.athleteId)}
                draggable={false}
                className="block pr-9 leading-snug font-bold wrap-anywhere hover:underline sm:pr-6"
              >
                {athlete.name}
              </Link>
              <p className="text-sm leading-snug text-muted">
                <CategoryText>{athlete.line}</CategoryText>
              </p>
              <p className="truncate text-sm leading-snug text-muted">{athlete.short}</p>
            </>
          ) : (
            <>
              <p className="pr-9 leading-snug font-bold sm:pr-6">{UNAVAILABLE}</p>
              <p className="text-sm leading-snug text-muted">O perfil saiu do ar.</p>
            </>
          )}
        </div>
        {open && (
          // Over the corner: the lines below the name keep the whole width.
          <span className="absolute top-1 right-1">
            <EntryMenu entry={entry} total={total} onBoard />
          </span>
        )}
      </div>
      {note && note.tags.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {note.tags.map((tag) => (
            <li key={tag} className="rounded-md bg-[#f1ecdf] px-1.5 py-0.5 text-sm leading-tight font-medium">
              {tag}
            </li>
          ))}
        </ul>
      )}
      {note && (
        <div className="mt-2 text-sm">
          <p className="line-clamp-4 border-l-2 border-line pl-2.5 leading-snug wrap-anywhere">{note.text}</p>
          <p className="mt-1 text-muted">
            {note.by}
            {noteCount > 1 && ` · mais ${noteCount - 1}`}
          </p>
        </div>
      )}
      {ownPrivate && (
        <p className="mt-2 flex items-center gap-1.5 text-sm text-muted">
          <Lock className="size-4 shrink-0" aria-hidden="true" />
          Nota particular sua
        </p>
      )}
      {contact && <ContactLine contact={contact} />}
      {!note && noteCount > 0 && (
        <p className="mt-2 flex items-center gap-1.5 text-sm text-muted">
          <MessageSquareText className="size-4 shrink-0" aria-hidden="true" />
          {noteCount} notas
        </p>
      )}
    </>
  );
}

const CONTACT = {
  waiting: { Icon: Clock, ink: "" },
  good: { Icon: CircleCheck, ink: "text-grass" },
  ended: { Icon: CircleX, ink: "text-muted" },
} as const;

export function ContactLine({ contact: { tone, text } }: { contact: ContactWords }) {
  const { Icon, ink } = CONTACT[tone];
  return (
    <p className={`mt-2 flex items-start gap-1.5 text-sm leading-snug font-semibold ${ink}`}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {text}
    </p>
  );
}
