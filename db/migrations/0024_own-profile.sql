CREATE TABLE "athlete_addresses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid,
	"subdomain" text,
	"subdomain_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "athlete_addresses_subdomain" UNIQUE("subdomain"),
	CONSTRAINT "athlete_addresses_hash" UNIQUE("subdomain_hash")
);
--> statement-breakpoint
CREATE TABLE "athlete_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" text,
	"asked_by" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "athlete_changes_field" CHECK ("field" in ('name', 'about', 'photo', 'hero', 'visibility', 'contact')),
	CONSTRAINT "athlete_changes_state" CHECK ("state" in ('waiting', 'approved', 'refused', 'withdrawn')),
	CONSTRAINT "athlete_changes_decided" CHECK (("athlete_changes"."state" = 'waiting') = ("athlete_changes"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "athletes" ADD COLUMN "secondary_positions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "athletes" ADD COLUMN "contact_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- array_to_string is not immutable for every type; for text it is.
create function position_words(positions text[]) returns text language sql immutable strict parallel safe as $$
  select case when cardinality(positions) > 0 then ' ' || array_to_string(positions, ' ') else '' end
$$;--> statement-breakpoint
ALTER TABLE "athletes" ALTER COLUMN "search" SET EXPRESSION AS (search_key(name || ' ' || coalesce(club, '') || ' ' || coalesce(position, '') || position_words(secondary_positions) || ' ' || coalesce(city, '')));--> statement-breakpoint
ALTER TABLE "athlete_addresses" ADD CONSTRAINT "athlete_addresses_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_changes" ADD CONSTRAINT "athlete_changes_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_changes" ADD CONSTRAINT "athlete_changes_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_changes" ADD CONSTRAINT "athlete_changes_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "athlete_addresses_athlete" ON "athlete_addresses" USING btree ("athlete_id");--> statement-breakpoint
CREATE UNIQUE INDEX "athlete_changes_one_waiting" ON "athlete_changes" USING btree ("athlete_id","field") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "athlete_changes_athlete" ON "athlete_changes" USING btree ("athlete_id","id" desc);--> statement-breakpoint
CREATE INDEX "athlete_changes_asked_by" ON "athlete_changes" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "athlete_changes_decided_by" ON "athlete_changes" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "athletes" ADD CONSTRAINT "athletes_secondary_positions" CHECK (cardinality(secondary_positions) <= 2 and secondary_positions <@ array['Goleiro', 'Zagueiro', 'Lateral-direito', 'Lateral-esquerdo', 'Volante', 'Meia', 'Meia-atacante', 'Ponta-direita', 'Ponta-esquerda', 'Segundo atacante', 'Centroavante']::text[] and (cardinality(secondary_positions) = 0 or position is not null) and position <> all (secondary_positions) and (cardinality(secondary_positions) < 2 or secondary_positions[1] <> secondary_positions[2]));--> statement-breakpoint
-- The search for words finds secondary positions too, so that a change of them is another list.
create or replace function announce_changed_athletes() returns trigger language plpgsql as $$
declare
  unshown constant text[] := '{updated_at,user_id,requested_birthdate,social_public,first_published_at,position_group,trait_mask,name_key,search}';
begin
  -- What is public neither before nor after is on no page that is cached.
  perform announce('athlete', array(
    select latter.id::text from former join latter using (id)
    where 'public' in (former.visibility, latter.visibility)
      and to_jsonb(former) - unshown is distinct from to_jsonb(latter) - unshown
    limit 41));
  perform announce('athlete-list', array(
    select distinct unnest(athlete_lists(former.position_group, former.featured) || athlete_lists(latter.position_group, latter.featured))
    from former join latter using (id)
    where 'public' in (former.visibility, latter.visibility)
      and (former.visibility, former.name, former.birthdate, former.position, former.club, former.city, former.state, former.traits, former.secondary_positions,
           former.featured, former.created_at, former.subdomain, former.indexable)
        is distinct from
          (latter.visibility, latter.name, latter.birthdate, latter.position, latter.club, latter.city, latter.state, latter.traits, latter.secondary_positions,
           latter.featured, latter.created_at, latter.subdomain, latter.indexable)));
  -- Clubs show how many public athletes are linked to them, and the first of them by name.
  perform announce('club', array(
    select distinct link.club_id::text from former join latter using (id) join club_athletes link on link.athlete_id = latter.id
    where 'public' in (former.visibility, latter.visibility)
      and (former.visibility, former.name) is distinct from (latter.visibility, latter.name)
    limit 41));
  return null;
end
$$;
