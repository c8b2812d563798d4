import { searchQuerySchema, type SearchQuery } from "#domain/athletes/search-query.ts";
import { reportedAthletes } from "#server/athletes/athletes.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { client } from "#server/platform/database/database.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import { mailOf } from "#server/scouting/saved-search-mail.ts";
import { DEMO_LOGINS } from "#domain/identity/demo-logins.ts";

interface DemoSearch {
  name: string;
  query: SearchQuery;
  /** Who came to match it, as the mail of this morning says. */
  found: string[];
}

const searches = (year: number): DemoSearch[] => [
  {
    name: "Atacantes do Sub-17",
    query: searchQuerySchema.parse({ groups: ["Atacante"], category: 17, modality: "masculino" }),
    found: ["Kaio Barcelos", "Mateus Lins", "Wendell Caldas"],
  },
  {
    name: `Goleiras nascidas até ${year - 16}`,
    query: searchQuerySchema.parse({ positions: ["Goleiro"], modality: "feminino", bornTo: year - 16 }),
    found: ["Lorena Vasques"],
  },
];

/** Two searches of the verified club, with who was new in them and the mails that said so. */
export async function addSavedSearches(clubId: string, today: Temporal.PlainDate): Promise<void> {
  const { email } = DEMO_LOGINS.find(({ key }) => key === "club")!;
  const owner = (await identity.findByEmail(email))!;
  for (const { name, query, found } of searches(today.year)) {
    const stopToken = `demo-${crypto.randomUUID()}`;
    const { rows: saved } = await client().query<{ id: string }>(
      `insert into saved_searches (club_id, name, query, created_by, alerts_to, stop_token, created_at, updated_at)
       values ($1, $2, $3, $4, $4, $5, now() - interval '20 days', now() - interval '20 days') returning id`,
      [clubId, name, query, owner.id, stopToken],
    );
    const search = { id: saved[0]!.id, name, query, alertsTo: owner.id, stopToken };
    const { rows } = await client().query<{ id: string; published: boolean }>(
      `insert into saved_search_matches (search_id, athlete_id, published, found_at)
       select $1, id, row_number() over (order by name) <> 2, now() - interval '5 hours'
       from athletes where visibility = 'public' and name = any($2)
       returning athlete_id as id, published`,
      [search.id, found],
    );
    const athletes = await reportedAthletes(
      rows.map(({ id }) => id),
      today,
    );
    const told = rows.map(({ id, published }) => ({ ...athletes.get(id)!, published }));
    await mailTo({ email, name: owner.name }, "saved-search", mailOf(search, told));
  }
  // The club has seen everybody else.
  await client().query("delete from search_changes");
}
