CREATE TABLE "age_statements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"mailbox_hash" text NOT NULL,
	"source" text NOT NULL,
	"birth_year" smallint NOT NULL,
	"age_group" text NOT NULL,
	"stated_on" date NOT NULL,
	"athlete_id" uuid,
	CONSTRAINT "age_statements_once" UNIQUE("mailbox_hash","source"),
	CONSTRAINT "age_statements_group" CHECK ("age_group" in ('under_13', 'minor')),
	CONSTRAINT "age_statements_source" CHECK ("source" in ('email', 'browser', 'profile'))
);
--> statement-breakpoint
CREATE TABLE "guardian_waits" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "guardian_tries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"refusal" text NOT NULL,
	"cpf_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guardian_tries_refusal" CHECK ("refusal" in ('cpf_taken', 'not_adult'))
);
--> statement-breakpoint
CREATE TABLE "user_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "clubs" DROP CONSTRAINT "clubs_cnpj";--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "cnpj_held" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "guardian_identities" ADD COLUMN "cpf_hash" text;--> statement-breakpoint
ALTER TABLE "guardianships" ADD COLUMN "asked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "guardianships" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "age_statements" ADD CONSTRAINT "age_statements_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_waits" ADD CONSTRAINT "guardian_waits_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_devices" ADD CONSTRAINT "user_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "age_statements_athlete" ON "age_statements" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "guardian_tries_athlete_id" ON "guardian_tries" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "guardian_tries_cpf" ON "guardian_tries" USING btree ("cpf_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "clubs_cnpj" ON "clubs" USING btree ("cnpj") WHERE cnpj_held;--> statement-breakpoint
ALTER TABLE "guardian_identities" ADD CONSTRAINT "guardian_identities_cpf" UNIQUE("cpf_hash");--> statement-breakpoint
-- Athletes stand above guardians in the order of capabilities.
alter table guardian_tries add constraint guardian_tries_athlete foreign key (athlete_id) references athletes (id) on delete cascade;
--> statement-breakpoint
-- Whoever has not confirmed their e-mail holds no CNPJ any more.
update clubs set cnpj_held = false from users where users.id = clubs.user_id and not users.email_verified and not clubs.verified;
