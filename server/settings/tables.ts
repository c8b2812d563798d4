import {
  BANNER_AUDIENCES,
  BANNER_TONES,
  type BannerAudience,
  type BannerTone,
} from "#domain/settings/choices.ts";
import { createdAt, instant, oneOf, primaryId, updatedAt } from "#server/platform/database/columns.ts";
import { sql, boolean, check, index, integer, pgTable, text } from "#server/platform/database/orm.ts";

/** The questions of the contact page, in their order. The first six came with the product (the migration). */
export const faqQuestions = pgTable(
  "faq_questions",
  {
    id: primaryId(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    position: integer("position").notNull(),
    published: boolean("published").notNull().default(false),
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("faq_questions_question_length", sql`char_length(${table.question}) between 5 and 160`),
    check("faq_questions_answer_length", sql`char_length(${table.answer}) between 10 and 1500`),
    index("faq_questions_order").on(table.position, table.id),
  ],
);

/** Notices at the top of pages, for some readers and some time. */
export const siteBanners = pgTable(
  "site_banners",
  {
    id: primaryId(),
    text: text("text").notNull(),
    tone: text("tone").$type<BannerTone>().notNull(),
    audience: text("audience").$type<BannerAudience>().notNull(),
    link: text("link"),
    linkLabel: text("link_label"),
    from: instant("shown_from").notNull(),
    until: instant("shown_until"),
    dismissible: boolean("dismissible").notNull().default(true),
    deletedAt: instant("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("site_banners_tone", oneOf("tone", BANNER_TONES)),
    check("site_banners_audience", oneOf("audience", BANNER_AUDIENCES)),
    check("site_banners_text_length", sql`char_length(${table.text}) between 5 and 240`),
    check("site_banners_period", sql`${table.until} is null or ${table.until} > ${table.from}`),
    check("site_banners_link", sql`(${table.link} is null) = (${table.linkLabel} is null)`),
    index("site_banners_until").on(table.until),
  ],
);
