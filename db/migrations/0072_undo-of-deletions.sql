ALTER TABLE "athletes" ADD COLUMN "was_public" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "athletes" ADD CONSTRAINT "athletes_was_public" CHECK (not "athletes"."was_public" or "athletes"."visibility" <> 'public');--> statement-breakpoint
-- Before, showing again what staff had hidden meant publishing it: the undo of those keeps that meaning.
update athletes set was_public = true where visibility = 'hidden' and first_published_at is not null;
