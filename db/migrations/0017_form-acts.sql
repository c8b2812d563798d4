CREATE TABLE "form_acts" (
	"id" "bytea" PRIMARY KEY NOT NULL,
	"answer" "bytea",
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "form_acts_expires_at" ON "form_acts" USING btree ("expires_at");