import { client } from "#server/platform/database/database.ts";
import { idOf } from "./logins.ts";

interface DemoFavourite {
  athlete: string;
  by: "owner" | "scout";
  daysAgo: number;
}

/** The oldest first, since the list follows the order of the rows. */
const FAVOURITES: DemoFavourite[] = [
  { athlete: "Isadora Lacerda", by: "scout", daysAgo: 64 },
  { athlete: "Joelson Viana", by: "owner", daysAgo: 47 },
  { athlete: "Davi Nogueira", by: "scout", daysAgo: 33 },
  { athlete: "Yasmin Figueiredo", by: "owner", daysAgo: 0 },
  { athlete: "Kaio Barcelos", by: "owner", daysAgo: 0 },
];

interface People {
  clubId: string;
  owner: string;
  scout: string;
}

/** Whom the demo club has marked. Written as rows: a mark of last month has a day that no button can give it. */
export async function addFavourites(people: People): Promise<void> {
  for (const { athlete, by, daysAgo } of FAVOURITES)
    await client().query(
      `insert into favourites (club_id, athlete_id, user_id, created_at)
       values ($1, $2, $3, now() - make_interval(days => $4))`,
      [people.clubId, await idOf("athlete", athlete), people[by], daysAgo],
    );
}
