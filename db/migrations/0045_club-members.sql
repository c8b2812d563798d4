CREATE TABLE "barred_people" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"cpf_hash" text,
	"mailbox_hash" text NOT NULL,
	"reason" text NOT NULL,
	"barred_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone,
	"lifted_by" uuid,
	CONSTRAINT "barred_people_reason_length" CHECK (char_length("barred_people"."reason") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "club_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "club_invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "club_invitations_role" CHECK ("role" in ('owner', 'scout')),
	CONSTRAINT "club_invitations_closed" CHECK ("club_invitations"."accepted_at" is null or "club_invitations"."canceled_at" is null)
);
--> statement-breakpoint
CREATE TABLE "club_members" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"ended_by" uuid,
	"card_code" text,
	"card_issued_at" timestamp with time zone,
	"card_hidden_at" timestamp with time zone,
	"photo_id" uuid,
	CONSTRAINT "club_members_card" UNIQUE("card_code"),
	CONSTRAINT "club_members_role" CHECK ("role" in ('owner', 'scout')),
	CONSTRAINT "club_members_end_reason" CHECK ("end_reason" in ('removed', 'left', 'barred', 'club_left')),
	CONSTRAINT "club_members_ended" CHECK (("club_members"."ended_at" is null) = ("club_members"."end_reason" is null)),
	CONSTRAINT "club_members_card_issued" CHECK (("club_members"."card_code" is null) = ("club_members"."card_issued_at" is null))
);
--> statement-breakpoint
CREATE TABLE "scout_identities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"birthdate" date NOT NULL,
	"cpf_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scout_identities_cpf" UNIQUE("cpf_hash")
);
--> statement-breakpoint
ALTER TABLE "media" DROP CONSTRAINT "media_owner_type";--> statement-breakpoint
ALTER TABLE "media_uploads" DROP CONSTRAINT "media_uploads_owner_type";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_subject_type";--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "barred_people" ADD CONSTRAINT "barred_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barred_people" ADD CONSTRAINT "barred_people_barred_by_users_id_fk" FOREIGN KEY ("barred_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barred_people" ADD CONSTRAINT "barred_people_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD CONSTRAINT "club_invitations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD CONSTRAINT "club_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_identities" ADD CONSTRAINT "scout_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "barred_people_user" ON "barred_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "barred_people_cpf" ON "barred_people" USING btree ("cpf_hash");--> statement-breakpoint
CREATE INDEX "barred_people_mailbox" ON "barred_people" USING btree ("mailbox_hash");--> statement-breakpoint
CREATE INDEX "barred_people_barred_by" ON "barred_people" USING btree ("barred_by");--> statement-breakpoint
CREATE INDEX "barred_people_lifted_by" ON "barred_people" USING btree ("lifted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "club_invitations_one_open" ON "club_invitations" USING btree ("club_id","email") WHERE accepted_at is null and canceled_at is null;--> statement-breakpoint
CREATE INDEX "club_invitations_club" ON "club_invitations" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "club_invitations_email" ON "club_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "club_invitations_invited_by" ON "club_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "club_members_once" ON "club_members" USING btree ("club_id","user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "club_members_club" ON "club_members" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "club_members_user" ON "club_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "club_members_invited_by" ON "club_members" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "club_members_ended_by" ON "club_members" USING btree ("ended_by");--> statement-breakpoint
CREATE INDEX "club_members_photo" ON "club_members" USING btree ("photo_id");--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_owner_type" CHECK ("owner_type" in ('athlete', 'club', 'sponsor', 'scout'));--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_owner_type" CHECK ("owner_type" in ('athlete', 'club', 'sponsor', 'scout'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_subject_type" CHECK ("subject_type" in ('athlete', 'media', 'message', 'event', 'club', 'testimonial', 'scout'));
--> statement-breakpoint
-- Today's owners carry over, and whoever acts for a club besides them is one of its scouts.
insert into club_members (club_id, user_id, role, joined_at)
select id, user_id, 'owner', created_at from clubs where user_id is not null and deleted_at is null;
--> statement-breakpoint
insert into club_members (club_id, user_id, role, joined_at)
select c.id, p.user_id, case when c.user_id is null then 'owner' else 'scout' end, p.created_at
from user_profiles p join clubs c on c.id = p.profile_id and c.deleted_at is null
where p.profile_type = 'club' and p.is_active
on conflict do nothing;
--> statement-breakpoint
update clubs set verified_at = coalesce(
  (select max(a.at) from audit_log a where a.action = 'club.verified' and a.subject_type = 'club' and a.subject_id = clubs.id),
  updated_at) where verified;
