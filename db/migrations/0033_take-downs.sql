CREATE TABLE "take_downs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"media_id" uuid NOT NULL,
	"reason" text,
	"email" text,
	"mailbox_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	"minor" boolean NOT NULL,
	"hid" boolean NOT NULL,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "take_downs_outcome" CHECK ("outcome" in ('removed', 'refused')),
	CONSTRAINT "take_downs_reason_length" CHECK (char_length("take_downs"."reason") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "take_downs" ADD CONSTRAINT "take_downs_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "take_downs_media" ON "take_downs" USING btree ("media_id","id");--> statement-breakpoint
CREATE INDEX "take_downs_mailbox" ON "take_downs" USING btree ("mailbox_hash");--> statement-breakpoint
CREATE INDEX "take_downs_network" ON "take_downs" USING btree ("network_hash");