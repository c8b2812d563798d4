CREATE SEQUENCE "public"."registration_turns" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "event_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_limits" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"born_from" integer,
	"size" integer,
	CONSTRAINT "event_limits_once" UNIQUE("event_id","kind","name"),
	CONSTRAINT "event_limits_kind" CHECK ("kind" in ('category', 'position')),
	CONSTRAINT "event_limits_size" CHECK ("event_limits"."size" > 0),
	CONSTRAINT "event_limits_position" CHECK ("event_limits"."kind" <> 'position' or "name" in ('Goleiro', 'Defensor', 'Meio-Campista', 'Atacante')),
	CONSTRAINT "event_limits_category" CHECK ("event_limits"."kind" = 'category' or "event_limits"."size" is not null)
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_id" uuid NOT NULL,
	"way" text NOT NULL,
	"gate" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"arrival" bigint GENERATED ALWAYS AS IDENTITY (sequence name "check_ins_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"received_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"read_by" uuid,
	CONSTRAINT "check_ins_way" CHECK ("way" in ('qr', 'name')),
	CONSTRAINT "check_ins_gate" CHECK (char_length("check_ins"."gate") between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"scores" jsonb NOT NULL,
	"remarks" text[] NOT NULL,
	"note" text,
	"outcome" text,
	"evaluated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	CONSTRAINT "evaluations_outcome" CHECK ("outcome" in ('not_yet', 'see_again', 'called')),
	CONSTRAINT "evaluations_note" CHECK (char_length("evaluations"."note") between 1 and 1000),
	CONSTRAINT "evaluations_sent" CHECK ("evaluations"."sent_at" is null or "evaluations"."outcome" is not null)
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone DEFAULT now() NOT NULL,
	"end_reason" text,
	"held_until" timestamp with time zone,
	"category" text,
	"position_group" text NOT NULL,
	"birth_year" integer NOT NULL,
	"subscriber" boolean NOT NULL,
	"turn" bigint DEFAULT nextval('registration_turns') NOT NULL,
	"minor" boolean NOT NULL,
	"asked_by" uuid,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"phone_sealed" text,
	"number" integer,
	"ticket_hash" text,
	"ticket_sealed" text,
	"walk_in" boolean DEFAULT false NOT NULL,
	"accepted_change_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registrations_ticket" UNIQUE("ticket_hash"),
	CONSTRAINT "registrations_once" UNIQUE("event_id","athlete_id"),
	CONSTRAINT "registrations_number" UNIQUE("event_id","number"),
	CONSTRAINT "registrations_state" CHECK ("state" in ('awaiting_guardian', 'confirmed', 'waiting', 'offered', 'declined', 'lapsed', 'cancelled')),
	CONSTRAINT "registrations_end_reason" CHECK ("end_reason" in ('left', 'guardian_declined', 'guardian_silent', 'offer_declined', 'offer_silent', 'removed', 'event_cancelled', 'family_changed')),
	CONSTRAINT "registrations_ended" CHECK (("registrations"."state" in ('declined', 'lapsed', 'cancelled')) = ("registrations"."end_reason" is not null)),
	CONSTRAINT "registrations_held" CHECK (("registrations"."state" in ('awaiting_guardian', 'offered')) = ("registrations"."held_until" is not null)),
	CONSTRAINT "registrations_position" CHECK ("position_group" in ('Goleiro', 'Defensor', 'Meio-Campista', 'Atacante')),
	CONSTRAINT "registrations_guardian" CHECK ("registrations"."state" <> 'confirmed' or not "registrations"."minor" or "registrations"."approved_at" is not null),
	CONSTRAINT "registrations_ticketed" CHECK ("registrations"."state" <> 'confirmed' or ("registrations"."number" is not null and "registrations"."ticket_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "rubrics" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"criteria" text[] NOT NULL,
	"remarks" text[] NOT NULL,
	"free_text" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rubrics_criteria" CHECK (cardinality("rubrics"."criteria") between 1 and 6),
	CONSTRAINT "rubrics_remarks" CHECK (cardinality("rubrics"."remarks") <= 12)
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_approval";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "time_zone" text DEFAULT 'America/Sao_Paulo' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "map_url" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "modality" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "bring" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reserved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "open_to_all_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "registration_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "feedback_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "state_reason" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "check_code" text DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 12) NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "organiser_profile_id" uuid;--> statement-breakpoint
ALTER TABLE "event_changes" ADD CONSTRAINT "event_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_limits" ADD CONSTRAINT "event_limits_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_read_by_users_id_fk" FOREIGN KEY ("read_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_evaluated_by_users_id_fk" FOREIGN KEY ("evaluated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_accepted_change_id_event_changes_id_fk" FOREIGN KEY ("accepted_change_id") REFERENCES "public"."event_changes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_changes_event" ON "event_changes" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "check_ins_registration" ON "check_ins" USING btree ("registration_id","arrival");--> statement-breakpoint
CREATE INDEX "check_ins_read_by" ON "check_ins" USING btree ("read_by");--> statement-breakpoint
CREATE INDEX "evaluations_evaluated_by" ON "evaluations" USING btree ("evaluated_by");--> statement-breakpoint
CREATE INDEX "registrations_line" ON "registrations" USING btree ("event_id","state","turn");--> statement-breakpoint
CREATE INDEX "registrations_athlete" ON "registrations" USING btree ("athlete_id","id");--> statement-breakpoint
CREATE INDEX "registrations_held_until" ON "registrations" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "registrations_asked_by" ON "registrations" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "registrations_approved_by" ON "registrations" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "registrations_accepted_change" ON "registrations" USING btree ("accepted_change_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organiser_profile_id_user_profiles_id_fk" FOREIGN KEY ("organiser_profile_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_organiser_profile" ON "events" USING btree ("organiser_profile_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_check_code" UNIQUE("check_code");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_end" CHECK ("events"."ends_at" > "events"."starts_at");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_registration_end" CHECK ("events"."registration_ends_at" <= "events"."starts_at");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_modality" CHECK ("modality" in ('masculino', 'feminino'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_feedback_days" CHECK ("events"."feedback_days" between 1 and 30);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_approval" CHECK ("approval" in ('draft', 'pending', 'approved', 'rejected', 'cancelled'));