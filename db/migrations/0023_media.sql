CREATE TABLE "media" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'processing' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"drawing" text,
	"width" integer,
	"height" integer,
	"colour" text,
	"duration_seconds" integer,
	"codec" text,
	"playable" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"crop" jsonb,
	"uploaded_by" uuid,
	"refused_reason" text,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "media_kind" CHECK ("kind" in ('photo', 'video', 'logo')),
	CONSTRAINT "media_owner_type" CHECK ("owner_type" in ('athlete', 'club', 'sponsor')),
	CONSTRAINT "media_state" CHECK ("state" in ('processing', 'guardian', 'staff', 'visible', 'refused')),
	CONSTRAINT "media_title_length" CHECK (char_length("media"."title") <= 120),
	CONSTRAINT "media_colour" CHECK ("media"."colour" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "media_duration" CHECK ("media"."duration_seconds" between 0 and 36000)
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"media_id" uuid NOT NULL,
	"role" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "media_files_once" PRIMARY KEY("media_id","role","width","format"),
	CONSTRAINT "media_files_role" CHECK ("role" in ('picture', 'video', 'poster')),
	CONSTRAINT "media_files_format" CHECK ("format" in ('webp', 'avif', 'mp4', 'webm', 'png', 'jpg'))
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"problem" text,
	"media_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_uploads_kind" CHECK ("kind" in ('photo', 'video', 'logo')),
	CONSTRAINT "media_uploads_owner_type" CHECK ("owner_type" in ('athlete', 'club', 'sponsor')),
	CONSTRAINT "media_uploads_state" CHECK ("state" in ('receiving', 'received', 'done', 'refused')),
	CONSTRAINT "media_uploads_problem" CHECK ("problem" in ('wrong_type', 'too_large', 'damaged', 'too_many_pixels', 'too_many_files', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "athletes" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "athletes" ADD COLUMN "hero_id" uuid;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_owner" ON "media" USING btree ("owner_id","kind","position","id");--> statement-breakpoint
CREATE INDEX "media_uploads_owner" ON "media_uploads" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "media_uploads_user" ON "media_uploads" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "athletes" ADD CONSTRAINT "athletes_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athletes" ADD CONSTRAINT "athletes_hero_id_media_id_fk" FOREIGN KEY ("hero_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "athletes_photo" ON "athletes" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "athletes_hero" ON "athletes" USING btree ("hero_id");