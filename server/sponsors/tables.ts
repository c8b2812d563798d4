import {
  SPONSOR_LEVELS,
  SPONSOR_STATUSES,
  type SponsorLevel,
  type SponsorStatus,
} from "#domain/sponsors/contract.ts";
import { media } from "#server/media/tables.ts";
import { users } from "#server/identity/tables.ts";
import {
  createdAt,
  instant,
  oneOf,
  plainDate,
  primaryId,
  updatedAt,
} from "#server/platform/database/columns.ts";
import { sql, boolean, check, index, pgTable, text, uuid } from "#server/platform/database/orm.ts";

export const sponsors = pgTable(
  "sponsors",
  {
    id: primaryId(),
    name: text("name").notNull(),
    cnpj: text("cnpj").unique("sponsors_cnpj"),
    logoId: uuid("logo_id").references(() => media.id, { onDelete: "set null" }),
    description: text("description"),
    link: text("link"),
    segment: text("segment"),
    responsibleName: text("responsible_name"),
    phone: text("phone"),
    address: text("address"),
    contractStart: plainDate("contract_start"),
    contractEnd: plainDate("contract_end"),
    level: text("level").$type<SponsorLevel>().notNull().default("Bronze"),
    status: text("status").$type<SponsorStatus>().notNull().default("Pendente"),
    featured: boolean("featured").notNull().default(false),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("sponsors_name_length", sql`char_length(${table.name}) between 2 and 120`),
    check("sponsors_cnpj_shape", sql`${table.cnpj} ~ '^[0-9A-Z]{12}[0-9]{2}$'`),
    check("sponsors_link", sql`${table.link} ~ '^https?://'`),
    check("sponsors_level", oneOf("level", SPONSOR_LEVELS)),
    check("sponsors_status", oneOf("status", SPONSOR_STATUSES)),
    check("sponsors_contract", sql`${table.contractEnd} >= ${table.contractStart}`),
    index("sponsors_user").on(table.userId),
    index("sponsors_logo").on(table.logoId),
  ],
);

/** The new version of an approved sponsor's page. The approved version stays public until staff decide. */
export const sponsorChanges = pgTable(
  "sponsor_changes",
  {
    sponsorId: uuid("sponsor_id")
      .primaryKey()
      .references(() => sponsors.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    logoId: uuid("logo_id").references(() => media.id, { onDelete: "set null" }),
    description: text("description"),
    link: text("link"),
    createdAt: createdAt(),
  },
  (table) => [
    check("sponsor_changes_name_length", sql`char_length(${table.name}) between 2 and 120`),
    check("sponsor_changes_link", sql`${table.link} ~ '^https?://'`),
    index("sponsor_changes_logo").on(table.logoId),
  ],
);
