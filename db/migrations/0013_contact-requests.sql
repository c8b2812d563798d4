CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"club_id" uuid NOT NULL,
	"scout_user_id" uuid,
	"message" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reply" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_requests_state" CHECK ("state" in ('waiting', 'accepted', 'declined')),
	CONSTRAINT "contact_requests_message_length" CHECK (char_length("contact_requests"."message") between 1 and 2000),
	CONSTRAINT "contact_requests_reply_length" CHECK (char_length("contact_requests"."reply") <= 2000),
	CONSTRAINT "contact_requests_answered" CHECK (("contact_requests"."state" = 'waiting') = ("contact_requests"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_scout_user_id_users_id_fk" FOREIGN KEY ("scout_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_one_waiting" ON "contact_requests" USING btree ("athlete_id","club_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "contact_requests_athlete" ON "contact_requests" USING btree ("athlete_id","id");--> statement-breakpoint
CREATE INDEX "contact_requests_club" ON "contact_requests" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "contact_requests_scout" ON "contact_requests" USING btree ("scout_user_id");--> statement-breakpoint
CREATE INDEX "contact_requests_answered_by" ON "contact_requests" USING btree ("answered_by");