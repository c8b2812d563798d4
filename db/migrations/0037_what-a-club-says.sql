CREATE TABLE "club_link_refusals" (
	"club_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"refused_by" text NOT NULL,
	"refused_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_link_refusals_once" PRIMARY KEY("club_id","athlete_id","refused_by"),
	CONSTRAINT "club_link_refusals_refused_by" CHECK ("refused_by" in ('athlete', 'club'))
);
--> statement-breakpoint
CREATE TABLE "club_media_athletes" (
	"media_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"decided_by_user_id" uuid,
	"decided_at" timestamp with time zone,
	CONSTRAINT "club_media_athletes_once" PRIMARY KEY("media_id","athlete_id"),
	CONSTRAINT "club_media_athletes_decision" CHECK ("decision" in ('adult', 'waiting', 'agreed', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "club_media" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"club_id" uuid NOT NULL,
	"minors" text NOT NULL,
	"declared_by_user_id" uuid,
	"declared_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_media_minors" CHECK ("minors" in ('none', 'named', 'unnamed'))
);
--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_state";--> statement-breakpoint
ALTER TABLE "club_athletes" ADD COLUMN "asked_by" text DEFAULT 'athlete' NOT NULL;--> statement-breakpoint
ALTER TABLE "club_athletes" ADD COLUMN "asked_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD COLUMN "athlete_id" uuid;--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD COLUMN "asked_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD COLUMN "asked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
-- Those of today were entered by us, with the yes of who is quoted.
UPDATE "club_testimonials" SET "state" = 'agreed', "decided_at" = now();--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "wanted_name" text;--> statement-breakpoint
ALTER TABLE "club_link_refusals" ADD CONSTRAINT "club_link_refusals_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_link_refusals" ADD CONSTRAINT "club_link_refusals_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_media_athletes" ADD CONSTRAINT "club_media_athletes_media_id_club_media_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."club_media"("media_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_media_athletes" ADD CONSTRAINT "club_media_athletes_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_media_athletes" ADD CONSTRAINT "club_media_athletes_decided_by_user_id_users_id_fk" FOREIGN KEY ("decided_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_media" ADD CONSTRAINT "club_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_media" ADD CONSTRAINT "club_media_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_media" ADD CONSTRAINT "club_media_declared_by_user_id_users_id_fk" FOREIGN KEY ("declared_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_link_refusals_athlete" ON "club_link_refusals" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "club_media_athletes_athlete" ON "club_media_athletes" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "club_media_athletes_decided_by" ON "club_media_athletes" USING btree ("decided_by_user_id");--> statement-breakpoint
CREATE INDEX "club_media_club" ON "club_media" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "club_media_declared_by" ON "club_media" USING btree ("declared_by_user_id");--> statement-breakpoint
ALTER TABLE "club_athletes" ADD CONSTRAINT "club_athletes_asked_by_user_id_users_id_fk" FOREIGN KEY ("asked_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD CONSTRAINT "club_testimonials_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD CONSTRAINT "club_testimonials_asked_by_user_id_users_id_fk" FOREIGN KEY ("asked_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_athletes_asked_by_user" ON "club_athletes" USING btree ("asked_by_user_id");--> statement-breakpoint
CREATE INDEX "club_testimonials_athlete" ON "club_testimonials" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "club_testimonials_asked_by" ON "club_testimonials" USING btree ("asked_by_user_id");--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD CONSTRAINT "club_testimonials_token" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "club_athletes" ADD CONSTRAINT "club_athletes_asked_by" CHECK ("asked_by" in ('athlete', 'club'));--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD CONSTRAINT "club_testimonials_state" CHECK ("state" in ('waiting', 'agreed', 'refused', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD CONSTRAINT "club_testimonials_name_length" CHECK (char_length("club_testimonials"."name") between 2 and 120);--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD CONSTRAINT "club_testimonials_message_length" CHECK (char_length("club_testimonials"."message") between 1 and 1000);--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_wanted_name_length" CHECK (char_length("clubs"."wanted_name") between 2 and 120);--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_state" CHECK ("state" in ('processing', 'declaration', 'guardian', 'staff', 'visible', 'refused'));