ALTER TABLE "clubs" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "partnership" text;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "restorable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_category" CHECK ("category" in ('Profissional', 'Clube formador', 'Amador', 'Escola de futebol', 'Projeto social'));--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_partnership" CHECK ("partnership" in ('Oficial', 'Parcial'));