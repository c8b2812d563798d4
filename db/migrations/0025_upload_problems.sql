ALTER TABLE "media_uploads" DROP CONSTRAINT "media_uploads_problem";--> statement-breakpoint
CREATE INDEX "media_uploaded_by" ON "media" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "media_uploads_media" ON "media_uploads" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "media_uploads_open" ON "media_uploads" USING btree ("created_at") WHERE "media_uploads"."state" in ('receiving', 'received');--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_problem" CHECK ("problem" in ('wrong_type', 'too_large', 'damaged', 'too_many_pixels', 'unknown_codec', 'too_many_files', 'failed'));