CREATE TABLE "athlete_duplicates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"reasons" text[] NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "athlete_duplicates_once" UNIQUE("first_id","second_id")
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_decision";--> statement-breakpoint
ALTER TABLE "athlete_duplicates" ADD CONSTRAINT "athlete_duplicates_first_id_athletes_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_duplicates" ADD CONSTRAINT "athlete_duplicates_second_id_athletes_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "athlete_duplicates_second" ON "athlete_duplicates" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "athlete_duplicates_open" ON "athlete_duplicates" USING btree ("id") WHERE dismissed_at is null;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_decision" CHECK ("decision" in ('granted', 'revoked', 'lifted', 'asked_again'));--> statement-breakpoint
-- After a merge everybody who answers today says yes again before a yes counts.
-- domain/guardians/consent.ts says the same in TypeScript.
create or replace function standing_consent(athlete uuid) returns text
language sql stable strict parallel safe
return (
  with latest as (
    select distinct on (guardian_user_id) id, guardian_user_id, decision, text_version from consents
    where consents.athlete_id = athlete order by guardian_user_id, id desc
  ), today as (
    select latest.id, latest.decision, latest.text_version from latest
    join guardianships on guardianships.guardian_user_id = latest.guardian_user_id
    where guardianships.athlete_id = athlete
      and guardianships.ended_at is null and guardianships.confirmed_at is not null
  )
  select today.text_version from today
  where today.decision = 'granted'
    and not exists (select from latest where decision = 'revoked')
    and not exists (select from today where decision = 'asked_again')
  order by today.id desc limit 1
);

