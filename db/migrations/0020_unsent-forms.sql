CREATE TABLE "unsent_forms" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unsent_forms_expiry" ON "unsent_forms" USING btree ("expires_at");