CREATE TABLE "contact_blocks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"club_id" uuid NOT NULL,
	"blocked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"contact_id" uuid NOT NULL,
	"author_user_id" uuid,
	"side" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_side" CHECK ("side" in ('club', 'guardian', 'minor', 'athlete')),
	CONSTRAINT "contact_messages_length" CHECK (char_length("contact_messages"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "contact_readers" (
	"contact_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "contact_readers_contact_id_user_id_pk" PRIMARY KEY("contact_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contact_writers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"club_id" uuid NOT NULL,
	"user_id" uuid,
	"contact_id" uuid NOT NULL,
	"club_verified" boolean NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_requests" DROP CONSTRAINT "contact_requests_state";--> statement-breakpoint
ALTER TABLE "contact_requests" DROP CONSTRAINT "contact_requests_answered";--> statement-breakpoint
ALTER TABLE "contact_requests" DROP CONSTRAINT "contact_requests_end_reason";--> statement-breakpoint
ALTER TABLE "contact_requests" DROP CONSTRAINT "contact_requests_ended";--> statement-breakpoint
DROP INDEX "contact_requests_one_waiting";--> statement-breakpoint
DROP INDEX "contact_requests_athlete";--> statement-breakpoint
DROP INDEX "contact_requests_club";--> statement-breakpoint
ALTER TABLE "contact_requests" ALTER COLUMN "state" SET DEFAULT 'sent';--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "handler_user_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "purpose" text NOT NULL DEFAULT 'other';--> statement-breakpoint
-- What was asked before there were purposes.
ALTER TABLE "contact_requests" ALTER COLUMN "purpose" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "child_reads" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "child_writes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "child_off_by" uuid;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "club_wrote_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "family_wrote_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- A family that has waited long still gets a week to answer.
UPDATE "contact_requests" SET
  "state" = CASE "state" WHEN 'waiting' THEN 'sent' ELSE "state" END,
  "handler_user_id" = "scout_user_id",
  "expires_at" = greatest("created_at" + interval '30 days', now() + interval '7 days'),
  "family_wrote_at" = CASE "state" WHEN 'accepted' THEN "answered_at" END,
  "active_at" = coalesce("ended_at", "answered_at", "created_at");--> statement-breakpoint
-- Whether a club was verified then was not written down: of minors only verified clubs could ask.
INSERT INTO "contact_writers" ("athlete_id", "club_id", "user_id", "contact_id", "club_verified", "first_at", "last_at")
SELECT "athlete_id", "club_id", "scout_user_id", (array_agg("contact_requests"."id" ORDER BY "contact_requests"."id" DESC))[1],
  bool_or("clubs"."verified" OR coalesce("athletes"."birthdate" > "contact_requests"."created_at"::date - interval '18 years', true)),
  min("contact_requests"."created_at"), max("contact_requests"."created_at")
FROM "contact_requests" JOIN "clubs" ON "clubs"."id" = "club_id" JOIN "athletes" ON "athletes"."id" = "athlete_id"
GROUP BY "athlete_id", "club_id", "scout_user_id";--> statement-breakpoint
ALTER TABLE "contact_blocks" ADD CONSTRAINT "contact_blocks_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_blocks" ADD CONSTRAINT "contact_blocks_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_blocks" ADD CONSTRAINT "contact_blocks_blocked_by_users_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_contact_id_contact_requests_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_readers" ADD CONSTRAINT "contact_readers_contact_id_contact_requests_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_readers" ADD CONSTRAINT "contact_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_writers" ADD CONSTRAINT "contact_writers_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_writers" ADD CONSTRAINT "contact_writers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_writers" ADD CONSTRAINT "contact_writers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_writers" ADD CONSTRAINT "contact_writers_contact_id_contact_requests_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_blocks_once" ON "contact_blocks" USING btree ("athlete_id","club_id");--> statement-breakpoint
CREATE INDEX "contact_blocks_club" ON "contact_blocks" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "contact_blocks_blocked_by" ON "contact_blocks" USING btree ("blocked_by");--> statement-breakpoint
CREATE INDEX "contact_messages_contact" ON "contact_messages" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "contact_messages_author" ON "contact_messages" USING btree ("author_user_id");--> statement-breakpoint
CREATE INDEX "contact_readers_user" ON "contact_readers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_writers_once" ON "contact_writers" USING btree ("athlete_id","club_id","user_id");--> statement-breakpoint
CREATE INDEX "contact_writers_latest" ON "contact_writers" USING btree ("athlete_id","last_at","id");--> statement-breakpoint
CREATE INDEX "contact_writers_club" ON "contact_writers" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "contact_writers_user" ON "contact_writers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_writers_contact" ON "contact_writers" USING btree ("contact_id");--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_handler_user_id_users_id_fk" FOREIGN KEY ("handler_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_child_off_by_users_id_fk" FOREIGN KEY ("child_off_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_requests_expires" ON "contact_requests" USING btree ("expires_at") WHERE state in ('sent', 'seen');--> statement-breakpoint
CREATE INDEX "contact_requests_handler" ON "contact_requests" USING btree ("handler_user_id");--> statement-breakpoint
CREATE INDEX "contact_requests_child_off_by" ON "contact_requests" USING btree ("child_off_by");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_one_waiting" ON "contact_requests" USING btree ("athlete_id","club_id") WHERE state in ('sent', 'seen');--> statement-breakpoint
CREATE INDEX "contact_requests_athlete" ON "contact_requests" USING btree ("athlete_id","active_at","id");--> statement-breakpoint
CREATE INDEX "contact_requests_club" ON "contact_requests" USING btree ("club_id","active_at","id");--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_purpose" CHECK ("purpose" in ('trial', 'evaluation', 'family_talk', 'match', 'scholarship', 'other'));--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_child" CHECK ("contact_requests"."child_reads" or not "contact_requests"."child_writes");--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_state" CHECK ("state" in ('sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn', 'closed', 'blocked'));--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_answered" CHECK ("contact_requests"."state" = 'blocked' or ("contact_requests"."state" in ('sent', 'seen', 'withdrawn', 'expired')) = ("contact_requests"."answered_at" is null));--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_end_reason" CHECK ("end_reason" in ('club_hidden', 'club_unverified', 'club_left', 'scout_left', 'scout_removed', 'consent_revoked', 'guardian_replaced', 'account_deleted', 'removed_by_staff', 'ended_by_family', 'ended_by_club', 'expired', 'blocked_by_family'));--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_ended" CHECK (("contact_requests"."state" in ('expired', 'withdrawn', 'closed', 'blocked')) = ("contact_requests"."ended_at" is not null) and ("contact_requests"."ended_at" is null) = ("contact_requests"."end_reason" is null));