CREATE TABLE "staff_notes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_notes_subject_type" CHECK ("subject_type" in ('athlete', 'club', 'user', 'sponsor', 'championship', 'event')),
	CONSTRAINT "staff_notes_length" CHECK (char_length("staff_notes"."text") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "staff_notes" ADD CONSTRAINT "staff_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notes_subject" ON "staff_notes" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "staff_notes_author" ON "staff_notes" USING btree ("author_id");--> statement-breakpoint
-- A note is never changed: only its author's account may vanish from it, all else of the row staying as it was.
create trigger staff_notes_unchanged before update on staff_notes
for each row when (
  (old.id, old.subject_type, old.subject_id, old.text, old.created_at)
    is distinct from (new.id, new.subject_type, new.subject_id, new.text, new.created_at)
  or new.author_id is not null
) execute function refuse_change();
