ALTER TABLE "championship_decisions" DROP CONSTRAINT "championship_decisions_kind";--> statement-breakpoint
ALTER TABLE "championship_decisions" DROP CONSTRAINT "championship_decisions_team";--> statement-breakpoint
ALTER TABLE "championship_categories" ADD COLUMN "rest_hours" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD COLUMN "squad_id" uuid;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD COLUMN "ban_matches" smallint;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD COLUMN "ban_begun" jsonb;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD COLUMN "told_suspended" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sheet_signatures" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "sheet_signatures" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_squad_id_championship_squad_id_fk" FOREIGN KEY ("squad_id") REFERENCES "public"."championship_squad"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "championship_decisions_squad" ON "championship_decisions" USING btree ("squad_id");--> statement-breakpoint
ALTER TABLE "championship_categories" ADD CONSTRAINT "championship_categories_rest_hours" CHECK ("championship_categories"."rest_hours" between 0 and 168);--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_ban" CHECK (("championship_decisions"."kind" = 'ban') = (num_nulls("championship_decisions"."squad_id", "championship_decisions"."ban_matches", "championship_decisions"."ban_begun") = 0));--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_ban_matches" CHECK ("championship_decisions"."ban_matches" between 1 and 30);--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_kind" CHECK ("kind" in ('points', 'annulled', 'awarded', 'place', 'ban'));--> statement-breakpoint
ALTER TABLE "championship_decisions" ADD CONSTRAINT "championship_decisions_team" CHECK (("championship_decisions"."kind" in ('points', 'place', 'ban')) = ("championship_decisions"."team_id" is not null));--> statement-breakpoint
ALTER TABLE "sheet_signatures" ADD CONSTRAINT "sheet_signatures_answer" CHECK (num_nonnulls("sheet_signatures"."answer", "sheet_signatures"."answered_at") in (0, 2) and ("sheet_signatures"."answer" is null or "sheet_signatures"."verdict" = 'contested'));--> statement-breakpoint
ALTER TABLE "sheet_signatures" ADD CONSTRAINT "sheet_signatures_answer_length" CHECK (char_length("sheet_signatures"."answer") between 5 and 500);