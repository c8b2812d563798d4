-- An assignee of before has no lease: everything that waits is free.
UPDATE "reviews" SET "assignee_id" = NULL WHERE "assignee_id" IS NOT NULL;--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "canned_answers_topic" CHECK ("topic" in ('first_publication', 'birthdate_change', 'profile_text', 'guardian_dispute', 'club_verification', 'match_result', 'event', 'sponsor', 'sponsor_change', 'masked_contact', 'report', 'media', 'take_down', 'interest', 'contact', 'club_request', 'new_event', 'athlete_contact', 'data_request')),
	CONSTRAINT "canned_answers_title_length" CHECK (char_length("canned_answers"."title") between 1 and 80),
	CONSTRAINT "canned_answers_body_length" CHECK (char_length("canned_answers"."body") between 1 and 900)
);
--> statement-breakpoint
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_kind";--> statement-breakpoint
ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_answerable";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_state";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_rejection_has_reason";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "leased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "leased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "canned_answers_topic_title" ON "canned_answers" USING btree ("topic","title","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "inquiries_due_on" ON "inquiries" USING btree ("due_on","id") WHERE state = 'new' and due_on is not null;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_answer_length" CHECK (char_length("inquiries"."answer") <= 3000);--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_lease" CHECK (num_nonnulls("assignee_id", "leased_at", "lease_until") in (0, 3));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_due" CHECK (("inquiries"."kind" = 'data_request') = ("inquiries"."due_on" is not null));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_kind" CHECK ("kind" in ('interest', 'contact', 'club_request', 'new_event', 'athlete_contact', 'data_request'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_answerable" CHECK ("inquiries"."email" is not null or "inquiries"."kind" in ('new_event', 'data_request'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lease" CHECK (num_nonnulls("assignee_id", "leased_at", "lease_until") in (0, 3));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_state" CHECK ("state" in ('open', 'approved', 'adjust', 'rejected', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_rejection_has_reason" CHECK ("reviews"."state" not in ('rejected', 'adjust') or "reviews"."reason" is not null);