import { Building2, HeartHandshake, Trophy, Users } from "lucide-react";
import { formatNumber } from "#domain/number-text.ts";

/** Null: not counted yet. */
type Counts = Record<"athletes" | "clubs" | "championships" | "sponsors", number | null>;

const CARDS = [
  { key: "athletes", title: "Atletas", text: "Total de atletas cadastrados", Icon: Users },
  { key: "clubs", title: "Clubes", text: "Clubes parceiros", Icon: Building2 },
  { key: "championships", title: "Campeonatos", text: "Campeonatos ativos", Icon: Trophy },
  { key: "sponsors", title: "Patrocinadores", text: "Parceiros e patrocinadores", Icon: HeartHandshake },
] as const;

export function CountCards({ counts, pending }: { counts: Counts; pending: boolean }) {
  return (
    <ul
      className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 lg:grid-cols-4"
      aria-busy={pending || undefined}
    >
      {CARDS.map(({ key, title, text, Icon }) => (
        <li key={key} className="grid grid-cols-1 content-start gap-1.5 panel px-4 py-3">
          <div className="flex items-center justify-between gap-2">
            <h2 className="truncate font-sans text-compact font-semibold">{title}</h2>
            <Icon className="size-5 shrink-0 text-grass max-sm:hidden" aria-hidden="true" />
          </div>
          <div>
            <p className="font-display text-3xl leading-none font-extrabold tabular-nums">
              {shown(pending ? null : counts[key])}
            </p>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const shown = (count: number | null): string => (count === null ? "..." : formatNumber(count));
