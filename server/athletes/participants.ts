import type { Position } from "#domain/athletes/positions.ts";
import type { Picture } from "#domain/media/picture.ts";
import { shownPicture } from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";

/** What a registration releases of an athlete to who organises the event. A private profile stays private. */
export interface ParticipantFacts {
  name: string;
  position: Position | null;
  /** Of a public profile only: everyone may see it. */
  open: { subdomain: string; photo: Picture | null } | null;
}

/** By id, in one statement. Who is marked as deleted is left out. */
export async function participantFacts(ids: readonly string[]): Promise<Map<string, ParticipantFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await client().query<Row>({ name: "athletes_participants", text: FACTS, values: [ids] });
  return new Map(
    rows.map(({ id, name, position, open, subdomain, photo }) => [
      id,
      { name, position, open: open ? { subdomain, photo } : null },
    ]),
  );
}

interface Row {
  id: string;
  name: string;
  position: Position | null;
  open: boolean;
  subdomain: string;
  photo: Picture | null;
}

const FACTS = `select a.id, a.name, a.position, a.visibility = 'public' as open, a.subdomain,
  case when a.visibility = 'public' then ${shownPicture("a.photo_id")} end as photo
from athletes a where a.id = any($1::uuid[]) and a.deleted_at is null`;
