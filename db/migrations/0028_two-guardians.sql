ALTER TABLE "consents" DROP CONSTRAINT "consents_decision";--> statement-breakpoint
DROP INDEX "guardianships_one_current";--> statement-breakpoint
ALTER TABLE "guardianships" ADD COLUMN "place" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "guardianships_one_a_place" ON "guardianships" USING btree ("athlete_id","place") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guardianships_one_invited" ON "guardianships" USING btree ("athlete_id") WHERE ended_at is null and confirmed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guardianships_once_a_person" ON "guardianships" USING btree ("athlete_id","guardian_user_id") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_decision" CHECK ("decision" in ('granted', 'revoked', 'lifted'));--> statement-breakpoint
ALTER TABLE "guardianships" ADD CONSTRAINT "guardianships_place" CHECK ("guardianships"."place" between 1 and 2);
--> statement-breakpoint
-- Until now the latest decision counted, whoever made it: a former guardian's revoke was over with the next one's consent.
insert into consents (athlete_id, guardian_user_id, decision, text_version)
select latest.athlete_id, latest.guardian_user_id, 'lifted', latest.text_version
from (
  select distinct on (athlete_id, guardian_user_id) * from consents order by athlete_id, guardian_user_id, id desc
) latest
where latest.decision = 'revoked'
  and exists (select from consents later where later.athlete_id = latest.athlete_id and later.id > latest.id and later.decision = 'granted')
  and exists (select from athletes where athletes.id = latest.athlete_id);
--> statement-breakpoint
-- The version of the text that a current, confirmed guardian agreed to, unless anybody's revoke stands.
-- domain/guardians/consent.ts says the same in TypeScript.
create or replace function standing_consent(athlete uuid) returns text
language sql stable strict parallel safe
return (
  with latest as (
    select distinct on (guardian_user_id) id, guardian_user_id, decision, text_version from consents
    where consents.athlete_id = athlete order by guardian_user_id, id desc
  )
  select latest.text_version from latest
  join guardianships on guardianships.guardian_user_id = latest.guardian_user_id
  where guardianships.athlete_id = athlete
    and guardianships.ended_at is null and guardianships.confirmed_at is not null
    and latest.decision = 'granted'
    and not exists (select from latest where decision = 'revoked')
  order by latest.id desc limit 1
);
