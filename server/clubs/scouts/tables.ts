import { MEMBER_ROLES, MEMBERSHIP_ENDS, type MemberRole, type MembershipEnd } from "#domain/clubs/members.ts";
import { users } from "#server/identity/tables.ts";
import { media } from "#server/media/tables.ts";
import {
  citext,
  createdAt,
  instant,
  oneOf,
  plainDate,
  primaryId,
} from "#server/platform/database/columns.ts";
import { sql, check, index, pgTable, text, uniqueIndex, uuid } from "#server/platform/database/orm.ts";
import { clubs } from "../tables.ts";

const clubId = () =>
  uuid("club_id")
    .notNull()
    .references(() => clubs.id, { onDelete: "cascade" });

/**
 * Who acts for a club, today and before. Whoever belongs to it today also has the active profile (`user_profiles`) that
 * a session acts as. After the end the row stays, so that the card's address can say that the card was withdrawn.
 */
export const clubMembers = pgTable(
  "club_members",
  {
    id: primaryId(),
    clubId: clubId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role").$type<MemberRole>().notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    joinedAt: instant("joined_at")
      .notNull()
      .default(sql`now()`),
    endedAt: instant("ended_at"),
    endReason: text("end_reason").$type<MembershipEnd>(),
    endedBy: uuid("ended_by").references(() => users.id, { onDelete: "set null" }),
    /** What the card's address ends with. Empty until the person has proved to be an adult. */
    cardCode: text("card_code").unique("club_members_card"),
    cardIssuedAt: instant("card_issued_at"),
    /** Staff withdrew the card because of a report. */
    cardHiddenAt: instant("card_hidden_at"),
    /** The photo that staff approved for the card. */
    photoId: uuid("photo_id").references(() => media.id, { onDelete: "set null" }),
  },
  (table) => [
    check("club_members_role", oneOf("role", MEMBER_ROLES)),
    check("club_members_end_reason", oneOf("end_reason", MEMBERSHIP_ENDS)),
    check("club_members_ended", sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
    check("club_members_card_issued", sql`(${table.cardCode} is null) = (${table.cardIssuedAt} is null)`),
    uniqueIndex("club_members_once")
      .on(table.clubId, table.userId)
      .where(sql`ended_at is null`),
    index("club_members_club").on(table.clubId, table.id),
    index("club_members_user").on(table.userId),
    index("club_members_invited_by").on(table.invitedBy),
    index("club_members_ended_by").on(table.endedBy),
    index("club_members_photo").on(table.photoId),
  ],
);

/** Somebody asked by mail to act for the club. Open until it is accepted, canceled or too old. */
export const clubInvitations = pgTable(
  "club_invitations",
  {
    id: primaryId(),
    clubId: clubId(),
    email: citext("email").notNull(),
    role: text("role").$type<MemberRole>().notNull(),
    /** Only its hash is kept: the link itself is in the mail alone. */
    tokenHash: text("token_hash").notNull().unique("club_invitations_token"),
    expiresAt: instant("expires_at").notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** When the mail last went out. */
    sentAt: instant("sent_at")
      .notNull()
      .default(sql`now()`),
    acceptedAt: instant("accepted_at"),
    canceledAt: instant("canceled_at"),
  },
  (table) => [
    check("club_invitations_role", oneOf("role", MEMBER_ROLES)),
    check("club_invitations_closed", sql`${table.acceptedAt} is null or ${table.canceledAt} is null`),
    uniqueIndex("club_invitations_one_open")
      .on(table.clubId, table.email)
      .where(sql`accepted_at is null and canceled_at is null`),
    index("club_invitations_club").on(table.clubId, table.id),
    index("club_invitations_email").on(table.email),
    index("club_invitations_invited_by").on(table.invitedBy),
  ],
);

/**
 * What a member of a club stated about themselves. The card shows this name, however the account is renamed later. Of
 * the CPF only the keyed hash is kept: it makes it one person's.
 */
export const scoutIdentities = pgTable("scout_identities", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  birthdate: plainDate("birthdate").notNull(),
  cpfHash: text("cpf_hash").notNull().unique("scout_identities_cpf"),
  createdAt: createdAt(),
});

/**
 * People whom staff do not let act for any club. The hashes stay when the account is erased: whoever was barred would
 * otherwise return under a new account.
 */
export const barredPeople = pgTable(
  "barred_people",
  {
    id: primaryId(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    cpfHash: text("cpf_hash"),
    mailboxHash: text("mailbox_hash").notNull(),
    reason: text("reason").notNull(),
    barredBy: uuid("barred_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    liftedAt: instant("lifted_at"),
    liftedBy: uuid("lifted_by").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    check("barred_people_reason_length", sql`char_length(${table.reason}) <= 1000`),
    index("barred_people_user").on(table.userId),
    index("barred_people_cpf").on(table.cpfHash),
    index("barred_people_mailbox").on(table.mailboxHash),
    index("barred_people_barred_by").on(table.barredBy),
    index("barred_people_lifted_by").on(table.liftedBy),
  ],
);
