import type { Actor } from "#domain/identity/actor.ts";
import { today } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import type { CardRow } from "./rows.ts";
import { toCard, type AthleteCard } from "./views.ts";

export type { AthleteCard };

const CARDS = `select a.id, a.subdomain, a.name, a.image_url, a.shirt_number, a.position, a.birthdate, a.city, a.state,
  a.featured, s.games, s.goals, s.assists
from athletes a left join athlete_stats s on s.athlete_id = a.id
where a.id = any($1::uuid[]) and a.visibility = 'public'
order by a.name collate "pt-BR-x-icu", a.id`;

/** Figurinhas of these athletes by name; who is not public is left out. */
export async function publicCards(_actor: Actor, ids: readonly string[]): Promise<AthleteCard[]> {
  if (ids.length === 0) return [];
  const result = await client().query({ name: "athletes_cards", text: CARDS, values: [ids] });
  return (result.rows as CardRow[]).map((row) => toCard(row, today()));
}
