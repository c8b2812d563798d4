ALTER TABLE "championships" DROP CONSTRAINT "championships_organiser_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "championships_organiser";--> statement-breakpoint
ALTER TABLE "championships" DROP COLUMN "organiser_id";