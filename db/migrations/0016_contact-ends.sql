CREATE TABLE "sponsor_changes" (
	"sponsor_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo_url" text,
	"description" text,
	"link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sponsor_changes_name_length" CHECK (char_length("sponsor_changes"."name") between 2 and 120),
	CONSTRAINT "sponsor_changes_link" CHECK ("sponsor_changes"."link" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "contact_requests" DROP CONSTRAINT "contact_requests_state";--> statement-breakpoint
ALTER TABLE "contact_requests" DROP CONSTRAINT "contact_requests_answered";--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_state";--> statement-breakpoint
ALTER TABLE "contact_requests" ALTER COLUMN "message" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "masked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "guard" jsonb;--> statement-breakpoint
ALTER TABLE "sponsor_changes" ADD CONSTRAINT "sponsor_changes_sponsor_id_sponsors_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."sponsors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_requests_masked" ON "contact_requests" USING btree ("club_id","id") WHERE masked;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_end_reason" CHECK ("end_reason" in ('club_hidden', 'club_unverified', 'club_left', 'scout_left', 'consent_revoked', 'guardian_replaced', 'account_deleted', 'removed_by_staff'));--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_ended" CHECK (("contact_requests"."state" in ('withdrawn', 'closed')) = ("contact_requests"."ended_at" is not null) and ("contact_requests"."ended_at" is null) = ("contact_requests"."end_reason" is null));--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_state" CHECK ("state" in ('waiting', 'accepted', 'declined', 'withdrawn', 'closed'));--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_answered" CHECK (("contact_requests"."state" in ('waiting', 'withdrawn')) = ("contact_requests"."answered_at" is null));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_state" CHECK ("state" in ('waiting', 'sent', 'failed', 'cancelled'));