import { ANSWER_TOPICS, type AnswerTopic } from "#domain/desk/canned-answers.ts";
import { createdAt, instant, oneOf, primaryId, updatedAt } from "#server/platform/database/columns.ts";
import { sql, check, index, pgTable, text } from "#server/platform/database/orm.ts";

/** "Modelos": texts that staff send often, by the kind of what they answer. They hold placeholders, and no person. */
export const cannedAnswers = pgTable(
  "canned_answers",
  {
    id: primaryId(),
    topic: text("topic").$type<AnswerTopic>().notNull(),
    title: text("title").notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant("deleted_at"),
  },
  (table) => [
    check("canned_answers_topic", oneOf("topic", ANSWER_TOPICS)),
    check("canned_answers_title_length", sql`char_length(${table.title}) between 1 and 80`),
    check("canned_answers_body_length", sql`char_length(${table.body}) between 1 and 900`),
    index("canned_answers_topic_title")
      .on(table.topic, table.title, table.id)
      .where(sql`deleted_at is null`),
  ],
);
