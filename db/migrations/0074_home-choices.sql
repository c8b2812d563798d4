CREATE TABLE "home_testimonials" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_testimonial_id" uuid,
	"name" text,
	"role" text,
	"message" text,
	"declared_by_user_id" uuid,
	"shown_from" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_down_at" timestamp with time zone,
	CONSTRAINT "home_testimonials_source" CHECK (("home_testimonials"."club_testimonial_id" is null) = ("home_testimonials"."name" is not null and "home_testimonials"."role" is not null and "home_testimonials"."message" is not null))
);
--> statement-breakpoint
CREATE TABLE "featured_weeks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "featured_weeks_period" CHECK ("featured_weeks"."until_day" >= "featured_weeks"."from_day")
);
--> statement-breakpoint
ALTER TABLE "home_testimonials" ADD CONSTRAINT "home_testimonials_club_testimonial_id_club_testimonials_id_fk" FOREIGN KEY ("club_testimonial_id") REFERENCES "public"."club_testimonials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_testimonials" ADD CONSTRAINT "home_testimonials_declared_by_user_id_users_id_fk" FOREIGN KEY ("declared_by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_weeks" ADD CONSTRAINT "featured_weeks_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "home_testimonials_shown" ON "home_testimonials" USING btree ("shown_from") WHERE taken_down_at is null;--> statement-breakpoint
CREATE INDEX "home_testimonials_club_testimonial" ON "home_testimonials" USING btree ("club_testimonial_id");--> statement-breakpoint
CREATE INDEX "home_testimonials_declared_by" ON "home_testimonials" USING btree ("declared_by_user_id");--> statement-breakpoint
CREATE INDEX "featured_weeks_athlete" ON "featured_weeks" USING btree ("athlete_id");--> statement-breakpoint
CREATE INDEX "featured_weeks_open" ON "featured_weeks" USING btree ("from_day") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "featured_weeks_from" ON "featured_weeks" USING btree ("from_day" desc,"id" desc);--> statement-breakpoint
-- Whoever is in a week comes first among the featured ones: the order of that list is another one now.
create function announce_featured_weeks() returns trigger language plpgsql as $$
begin
  perform announce('athlete-list', '{featured}');
  return null;
end
$$;--> statement-breakpoint
create trigger announce_featured_weeks after insert or update or delete on featured_weeks
  for each statement execute function announce_featured_weeks();
--> statement-breakpoint
call watch_changes('home_testimonials', 'home-testimonial', 'id');

