CREATE TABLE "club_athletes" (
	"club_id" uuid NOT NULL,
	"athlete_id" uuid NOT NULL,
	"club_confirmed_at" timestamp with time zone,
	"athlete_confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_athletes_once" PRIMARY KEY("club_id","athlete_id")
);
--> statement-breakpoint
ALTER TABLE "club_athletes" ADD CONSTRAINT "club_athletes_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_athletes" ADD CONSTRAINT "club_athletes_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_athletes_athlete" ON "club_athletes" USING btree ("athlete_id");--> statement-breakpoint
call watch_changes('club_athletes', 'club', 'club_id');
