import type { AthletePageQuery } from "#domain/athletes/athlete-query.ts";
import type { Visibility } from "#domain/athletes/attributes.ts";
import type { Position } from "#domain/athletes/positions.ts";
import { CURRENT_CONSENT } from "#domain/guardians/consent.ts";
import { client } from "#server/platform/database/database.ts";

export const ALL: AthletePageQuery = {
  name: "",
  ageMin: 13,
  ageMax: 18,
  group: null,
  sort: "name",
  page: 1,
};

export interface SomeAthlete {
  name: string;
  birthdate?: string | null;
  birthdate_estimated?: boolean;
  position?: Position;
  visibility?: Visibility;
  featured?: boolean;
  created_at?: string;
  deleted_at?: string;
}

export interface InsertedAthlete {
  id: string;
  subdomain: string;
  name: string;
  birthdate: string;
  position: Position;
  created_at: string;
}

const GUARDIAN = "019a0000-0000-7000-8000-000000000001";

/**
 * Rows as they might stand in the table, public unless said otherwise: lists are tested on them. One
 * guardian agreed for all of them, since no minor is public otherwise.
 */
export async function insertAthletes(athletes: readonly SomeAthlete[]): Promise<InsertedAthlete[]> {
  const result = await client().query<InsertedAthlete>(
    `with guardian as (insert into users (id, name, email) values ($2, 'Responsável', 'responsavel@example.com') on conflict do nothing),
     inserted as (
       insert into athletes (subdomain, name, birthdate, birthdate_estimated, position, visibility, featured, created_at, deleted_at)
       select 'a-' || uuidv7(), name, birthdate, coalesce(birthdate_estimated, false), coalesce(position, 'Meia'),
         coalesce(visibility, 'public'), coalesce(featured, false), coalesce(created_at, now()), deleted_at
       from jsonb_to_recordset($1) as row (name text, birthdate date, birthdate_estimated boolean, position text,
         visibility text, featured boolean, created_at timestamptz, deleted_at timestamptz)
       returning id, subdomain, name, birthdate, position, created_at),
     guarded as (
       insert into guardianships (athlete_id, name, email, token_hash, token_expires_at, guardian_user_id, confirmed_at)
       select id, 'Responsável', 'responsavel@example.com', id::text, now(), $2, now() from inserted),
     agreed as (
       insert into consents (athlete_id, guardian_user_id, decision, text_version) select id, $2, 'granted', $3 from inserted)
     select * from inserted`,
    [
      JSON.stringify(athletes.map((athlete) => ({ birthdate: "2010-06-15", ...athlete }))),
      GUARDIAN,
      CURRENT_CONSENT,
    ],
  );
  return result.rows;
}

export const insertNamed = (...names: string[]): Promise<InsertedAthlete[]> =>
  insertAthletes(names.map((name) => ({ name })));
