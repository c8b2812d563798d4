import { LINK_ROLES, VERDICTS, type LinkRole, type Verdict } from "#domain/championships/vocabulary.ts";
import { users } from "#server/identity/tables.ts";
import { createdAt, instant, oneOf, primaryId } from "#server/platform/database/columns.ts";
import {
  sql,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "#server/platform/database/orm.ts";
import { championshipMatches, type SheetResult } from "../matches/tables.ts";

const matchId = () =>
  uuid("match_id")
    .notNull()
    .references(() => championshipMatches.id, { onDelete: "cascade" });

/** A link or QR code that opens one match for the referee or for one of its teams, without an account. */
export const matchLinks = pgTable(
  "match_links",
  {
    id: primaryId(),
    matchId: matchId(),
    role: text("role").$type<LinkRole>().notNull(),
    tokenHash: text("token_hash").notNull().unique("match_links_token"),
    /** So that the organiser can show the code again at the field. */
    tokenSealed: text("token_sealed").notNull(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    check("match_links_role", oneOf("role", LINK_ROLES)),
    uniqueIndex("match_links_one_a_role")
      .on(table.matchId, table.role)
      .where(sql`revoked_at is null`),
    index("match_links_created_by").on(table.createdBy),
  ],
);

/**
 * The log of a match sheet: entries are added and never changed. The id is made on the phone, so that an entry that is
 * sent twice is stored once.
 */
export const sheetEntries = pgTable(
  "sheet_entries",
  {
    id: uuid("id").primaryKey(),
    matchId: matchId(),
    /** Of the phone that wrote it: entries are ordered by it, never by when they arrived. */
    seq: integer("seq").notNull(),
    device: text("device").notNull(),
    entry: jsonb("entry").$type<Record<string, unknown>>().notNull(),
    linkId: uuid("link_id").references(() => matchLinks.id, { onDelete: "set null" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Written before the link was revoked, received after it. */
    late: boolean("late").notNull().default(false),
    /** Written after the sheet was closed, by a correction. */
    correctionId: uuid("correction_id").references(() => sheetCorrections.id, { onDelete: "cascade" }),
    receivedAt: createdAt(),
  },
  (table) => [
    check("sheet_entries_seq", sql`${table.seq} >= 0`),
    check("sheet_entries_device", sql`char_length(${table.device}) between 1 and 64`),
    index("sheet_entries_match").on(table.matchId, table.id),
    index("sheet_entries_link").on(table.linkId),
    index("sheet_entries_user").on(table.userId),
    index("sheet_entries_correction").on(table.correctionId),
  ],
);

/** Who closed the sheet, and what each team says of it. A signature is a typed name, a role and a time. */
export const sheetSignatures = pgTable(
  "sheet_signatures",
  {
    id: primaryId(),
    matchId: matchId(),
    role: text("role").$type<LinkRole>().notNull(),
    verdict: text("verdict").$type<Verdict>().notNull(),
    name: text("name").notNull(),
    /** "árbitro", "técnico". */
    position: text("position").notNull(),
    reason: text("reason"),
    linkId: uuid("link_id").references(() => matchLinks.id, { onDelete: "set null" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    /** The sheet was corrected after it: who signed is asked again. */
    outdatedAt: instant("outdated_at"),
    /** Why the organiser left a contested sheet as it is. */
    answer: text("answer"),
    answeredAt: instant("answered_at"),
  },
  (table) => [
    check("sheet_signatures_role", oneOf("role", LINK_ROLES)),
    check("sheet_signatures_verdict", oneOf("verdict", VERDICTS)),
    check("sheet_signatures_name_length", sql`char_length(${table.name}) between 2 and 120`),
    check("sheet_signatures_position_length", sql`char_length(${table.position}) between 2 and 60`),
    check(
      "sheet_signatures_reason",
      sql`${table.verdict} <> 'contested' or coalesce(char_length(${table.reason}), 0) between 5 and 1000`,
    ),
    check(
      "sheet_signatures_answer",
      sql`num_nonnulls(${table.answer}, ${table.answeredAt}) in (0, 2) and (${table.answer} is null or ${table.verdict} = 'contested')`,
    ),
    check("sheet_signatures_answer_length", sql`char_length(${table.answer}) between 5 and 500`),
    uniqueIndex("sheet_signatures_once")
      .on(table.matchId, table.role)
      .where(sql`outdated_at is null`),
    index("sheet_signatures_link").on(table.linkId),
    index("sheet_signatures_user").on(table.userId),
  ],
);

/** A change of a closed sheet: who, when, why, and what the result was before. */
export const sheetCorrections = pgTable(
  "sheet_corrections",
  {
    id: primaryId(),
    matchId: matchId(),
    reason: text("reason").notNull(),
    before: jsonb("before").$type<SheetResult>().notNull(),
    after: jsonb("after").$type<SheetResult>(),
    correctedBy: uuid("corrected_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    check("sheet_corrections_reason", sql`char_length(${table.reason}) between 5 and 500`),
    index("sheet_corrections_match").on(table.matchId, table.id),
    index("sheet_corrections_corrected_by").on(table.correctedBy),
  ],
);
