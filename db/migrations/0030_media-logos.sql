ALTER TABLE "clubs" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "sponsor_changes" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
-- Logos move into the table of media, under the address that they have. A logo that waits with a sponsor's new page
-- stays unseen until staff have decided.
with logos as (
  insert into media (owner_type, owner_id, kind, state, drawing, created_at, updated_at)
  select 'club', id, 'logo', 'visible', logo_url, created_at, created_at from clubs where logo_url is not null
  returning id, owner_id
)
update clubs set logo_id = logos.id from logos where clubs.id = logos.owner_id;
--> statement-breakpoint
with logos as (
  insert into media (owner_type, owner_id, kind, state, drawing, created_at, updated_at)
  select 'sponsor', id, 'logo', 'visible', logo_url, created_at, created_at from sponsors where logo_url is not null
  returning id, owner_id
)
update sponsors set logo_id = logos.id from logos where sponsors.id = logos.owner_id;
--> statement-breakpoint
update sponsor_changes c set logo_id = s.logo_id
from sponsors s where s.id = c.sponsor_id and s.logo_url = c.logo_url;
--> statement-breakpoint
with logos as (
  insert into media (owner_type, owner_id, kind, state, drawing, created_at, updated_at)
  select 'sponsor', sponsor_id, 'logo', 'staff', logo_url, created_at, created_at
  from sponsor_changes where logo_url is not null and logo_id is null
  returning id, owner_id
)
update sponsor_changes set logo_id = logos.id from logos
where sponsor_changes.sponsor_id = logos.owner_id and sponsor_changes.logo_id is null;
--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_changes" ADD CONSTRAINT "sponsor_changes_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clubs_logo" ON "clubs" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "sponsor_changes_logo" ON "sponsor_changes" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "sponsors_logo" ON "sponsors" USING btree ("logo_id");--> statement-breakpoint
ALTER TABLE "clubs" DROP COLUMN "logo_url";--> statement-breakpoint
ALTER TABLE "sponsor_changes" DROP COLUMN "logo_url";--> statement-breakpoint
ALTER TABLE "sponsors" DROP COLUMN "logo_url";