import type { Picture } from "#domain/media/picture.ts";
import { shownPicture } from "#server/media/media.ts";
import { client } from "#server/platform/database/database.ts";
import { toTrust } from "./trust.ts";

/** What a family reads when it opens the address of a card. */
export interface ScoutCard {
  /** The membership, which a report is about. */
  id: string;
  userId: string;
  code: string;
  name: string;
  /** Withdrawn with the membership, the club's verification or the club, when staff took it or barred the person. */
  valid: boolean;
  /** Only while the card is valid. */
  photo: Picture | null;
  club: {
    id: string;
    name: string;
    logo: Picture | null;
    place: { city: string | null; state: string | null };
  };
  /** Since when the person, the club and the membership have all been confirmed. */
  since: Temporal.Instant;
}

interface CardRow {
  id: string;
  user_id: string;
  card_code: string;
  name: string;
  valid: boolean;
  photo: Picture | null;
  club_id: string;
  club_name: string;
  logo: Picture | null;
  city: string | null;
  state: string | null;
  verified: boolean;
  hidden_at: string | null;
  deleted_at: string | null;
  since: string;
}

/** SQL: the membership `s` of the club `c` by the person `i` is one that staff and the club stand behind. */
const VALID = `(s.ended_at is null and s.card_hidden_at is null and not exists (
  select from barred_people b where b.lifted_at is null and (b.user_id = s.user_id or b.cpf_hash = i.cpf_hash)))`;

const CARD = `select s.id, s.user_id, s.card_code, i.name, ${VALID} as valid, ${shownPicture("s.photo_id")} as photo,
    c.id as club_id, c.name as club_name, ${shownPicture("c.logo_id")} as logo, c.city, c.state,
    c.verified, c.hidden_at, c.deleted_at, greatest(s.joined_at, s.card_issued_at, c.verified_at) as since
  from club_members s join scout_identities i on i.user_id = s.user_id join clubs c on c.id = s.club_id`;

export const cardByCode = async (code: string): Promise<ScoutCard | null> =>
  /^[\w-]{16,64}$/.test(code) ? cardWhere("s.card_code = $1", code) : null;
export const cardOf = (memberId: string): Promise<ScoutCard | null> => cardWhere("s.id = $1", memberId);

async function cardWhere(where: string, value: string): Promise<ScoutCard | null> {
  const { rows } = await client().query<CardRow>({
    name: `scout-card: ${where}`,
    text: `${CARD} where s.card_code is not null and ${where}`,
    values: [value],
  });
  return rows[0] ? toCard(rows[0]) : null;
}

function toCard(row: CardRow): ScoutCard {
  const { verified } = toTrust({
    verified: row.verified,
    hiddenAt: row.hidden_at,
    deletedAt: row.deleted_at,
  });
  const valid = row.valid && verified;
  return {
    id: row.id,
    userId: row.user_id,
    code: row.card_code,
    name: row.name,
    valid,
    photo: valid ? row.photo : null,
    club: {
      id: row.club_id,
      name: row.club_name,
      logo: row.deleted_at || row.hidden_at ? null : row.logo,
      place: { city: row.city, state: row.state },
    },
    since: Temporal.Instant.from(row.since),
  };
}

/** SQL that answers, as JSON, whose card the photos of a membership are for, and whether it is a valid one. */
export const photoFactsSql = (memberId: string): string => `(
    select json_build_object('userId', s.user_id,
      'valid', ${VALID} and c.verified and c.hidden_at is null and c.deleted_at is null)
    from club_members s left join scout_identities i on i.user_id = s.user_id join clubs c on c.id = s.club_id
    where s.id = ${memberId})`;
