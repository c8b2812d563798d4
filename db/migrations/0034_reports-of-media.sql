-- Videos are media like photos, under the ids that they had.
alter table reports drop constraint reports_subject_type;
--> statement-breakpoint
update reports set subject_type = 'media' where subject_type = 'video';
--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_type" CHECK ("subject_type" in ('athlete', 'media', 'message', 'event', 'club'));
