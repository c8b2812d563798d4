ALTER TABLE "media" DROP CONSTRAINT "media_owner_type";--> statement-breakpoint
ALTER TABLE "media_uploads" DROP CONSTRAINT "media_uploads_owner_type";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "check_ins" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_picture" ON "events" USING btree ("picture_id");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_type" CHECK ("owner_type" in ('athlete', 'club', 'sponsor', 'scout', 'event'));--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_owner_type" CHECK ("owner_type" in ('athlete', 'club', 'sponsor', 'scout', 'event'));