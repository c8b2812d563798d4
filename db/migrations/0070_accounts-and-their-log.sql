CREATE TABLE "account_locks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"locked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_locks_reason" CHECK (char_length("account_locks"."reason") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" "citext" NOT NULL,
	"token_hash" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_reason" CHECK (char_length("email_changes"."reason") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "impersonations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"admin_id" uuid,
	"person_id" uuid NOT NULL,
	"session_id" uuid,
	"user_profile_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "impersonations_reason" CHECK (char_length("impersonations"."reason") between 1 and 300)
);
--> statement-breakpoint
DROP INDEX "audit_log_subject";--> statement-breakpoint
ALTER TABLE "account_locks" ADD CONSTRAINT "account_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_locks" ADD CONSTRAINT "account_locks_locked_by_users_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_user_profile_id_user_profiles_id_fk" FOREIGN KEY ("user_profile_id") REFERENCES "public"."user_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_locks_by" ON "account_locks" USING btree ("locked_by");--> statement-breakpoint
CREATE INDEX "email_changes_by" ON "email_changes" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "impersonations_open" ON "impersonations" USING btree ("session_id") WHERE "impersonations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "impersonations_session" ON "impersonations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "impersonations_admin" ON "impersonations" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "impersonations_person" ON "impersonations" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "impersonations_profile" ON "impersonations" USING btree ("user_profile_id");--> statement-breakpoint
CREATE INDEX "impersonations_waiting" ON "impersonations" USING btree ("ends_at") WHERE "impersonations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ((search_key(name) collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (search_key(name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_leaving" ON "users" USING btree ("deletion_due_at") WHERE "users"."deletion_due_at" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_group" ON "audit_log" USING btree (split_part(action, '.', 1),"id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","id");