CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"subject" text,
	"message" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiries_kind" CHECK ("kind" in ('interest', 'contact', 'club_request', 'new_event')),
	CONSTRAINT "inquiries_state" CHECK ("state" in ('new', 'handled')),
	CONSTRAINT "inquiries_handled" CHECK (("inquiries"."state" = 'handled') = ("inquiries"."handled_at" is not null)),
	CONSTRAINT "inquiries_name_length" CHECK (char_length("inquiries"."name") between 1 and 160),
	CONSTRAINT "inquiries_message_length" CHECK (char_length("inquiries"."message") <= 5000),
	CONSTRAINT "inquiries_answerable" CHECK ("inquiries"."email" is not null or "inquiries"."kind" = 'new_event'),
	CONSTRAINT "inquiries_minor_by_guardian" CHECK ("inquiries"."kind" <> 'interest' or coalesce(("inquiries"."details" ->> 'age')::int >= 18 or ("inquiries"."details" ->> 'guardian')::boolean, false))
);
--> statement-breakpoint
CREATE INDEX "inquiries_newest" ON "inquiries" USING btree ("state","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING btree (lower("email"));