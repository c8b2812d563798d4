CREATE TABLE "import_problems" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line" integer,
	"column_name" text,
	"reason" text NOT NULL,
	CONSTRAINT "import_problems_once" PRIMARY KEY("import_id","position"),
	CONSTRAINT "import_problems_reason_length" CHECK (char_length("import_problems"."reason") between 1 and 500)
);
--> statement-breakpoint
-- What stands in it comes from a file of somebody else's hands: it never reaches the log of the database or its backups.
CREATE UNLOGGED TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"data" jsonb NOT NULL,
	"known" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_rows_once" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"hash" text,
	"encoding" text,
	"delimiter" text,
	"ignored_columns" text[] DEFAULT '{}' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"new_rows" integer DEFAULT 0 NOT NULL,
	"known_rows" integer DEFAULT 0 NOT NULL,
	"refused_rows" integer DEFAULT 0 NOT NULL,
	"problems" integer DEFAULT 0 NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"brought_by" uuid,
	"confirmed_by" uuid,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_kind" CHECK ("kind" in ('athletes', 'clubs')),
	CONSTRAINT "imports_state" CHECK ("state" in ('receiving', 'checking', 'ready', 'refused', 'unchanged', 'importing', 'imported', 'canceled', 'failed')),
	CONSTRAINT "imports_encoding" CHECK ("encoding" in ('utf-8', 'windows-1252', 'utf-16le')),
	CONSTRAINT "imports_file_name_length" CHECK (char_length("imports"."file_name") between 1 and 200),
	CONSTRAINT "imports_counts" CHECK (least("imports"."rows", "imports"."new_rows", "imports"."known_rows", "imports"."refused_rows", "imports"."problems", "imports"."done_rows") >= 0)
);
--> statement-breakpoint
CREATE TABLE "named_guardians" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "named_guardians_name_length" CHECK (char_length("named_guardians"."name") between 2 and 120)
);
--> statement-breakpoint
ALTER TABLE "athletes" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "import_problems" ADD CONSTRAINT "import_problems_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_brought_by_users_id_fk" FOREIGN KEY ("brought_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_guardians" ADD CONSTRAINT "named_guardians_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imports_same_file" ON "imports" USING btree ("kind","hash") WHERE state in ('checking', 'ready', 'importing', 'imported');--> statement-breakpoint
CREATE INDEX "imports_under_way" ON "imports" USING btree ("updated_at") WHERE state in ('receiving', 'checking', 'ready', 'importing');--> statement-breakpoint
CREATE INDEX "imports_brought_by" ON "imports" USING btree ("brought_by");--> statement-breakpoint
CREATE INDEX "imports_confirmed_by" ON "imports" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "named_guardians_email" ON "named_guardians" USING btree ("email");--> statement-breakpoint
CREATE INDEX "athletes_import" ON "athletes" USING btree ("import_id") WHERE import_id is not null;--> statement-breakpoint
CREATE INDEX "athletes_same_person" ON "athletes" USING btree ("birthdate","name_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "clubs_same_name" ON "clubs" USING btree (search_key(name)) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "clubs_import" ON "clubs" USING btree ("import_id") WHERE import_id is not null;