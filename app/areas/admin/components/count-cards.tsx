import { formatNumber } from "#domain/number-text.ts";
import { Building2, HeartHandshake, Trophy, Users } from "lucide-react";

type Counts = { athletes: number; clubs: number; championships: number; sponsors: number };

const CARDS = [
  { key: "athletes", title: "Atletas", text: "Total de atletas cadastrados", Icon: Users },
  { key: "clubs", title: "Clubes", text: "Clubes parceiros", Icon: Building2 },
  { key: "championships", title: "Campeonatos", text: "Campeonatos ativos", Icon: Trophy },
  { key: "sponsors", title: "Patrocinadores", text: "Parceiros e patrocinadores", Icon: HeartHandshake },
] as const;

export function CountCards(counts: Counts) {
  return (
    <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4 xl:gap-4">
      {CARDS.map(({ key, title, text, Icon }) => (
        <li key={key} className="grid grid-cols-1 content-start gap-2 panel p-4">
          <div className="flex items-center justify-between gap-2">
            <h2 className="truncate font-sans text-compact font-semibold">{title}</h2>
            <Icon className="size-5 shrink-0 text-grass max-sm:hidden" aria-hidden="true" />
          </div>
          <div>
            <p className="font-display text-4xl leading-none font-extrabold tabular-nums">
              {formatNumber(counts[key])}
            </p>
            <p className="mt-1 text-sm text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
