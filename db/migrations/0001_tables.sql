CREATE TABLE "athlete_achievements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"achievement" text NOT NULL,
	CONSTRAINT "athlete_achievements_length" CHECK (char_length("athlete_achievements"."achievement") between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "athlete_gallery" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"image_url" text NOT NULL,
	"title" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "athlete_history" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"year" smallint NOT NULL,
	"club" text NOT NULL,
	"category" text,
	CONSTRAINT "athlete_history_once" UNIQUE NULLS NOT DISTINCT("athlete_id","year","club","category"),
	CONSTRAINT "athlete_history_year" CHECK ("athlete_history"."year" between 1990 and 2100)
);
--> statement-breakpoint
CREATE TABLE "athlete_social" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"instagram" text,
	"tiktok" text,
	"youtube" text
);
--> statement-breakpoint
CREATE TABLE "athlete_stats" (
	"athlete_id" uuid PRIMARY KEY NOT NULL,
	"games" integer DEFAULT 0 NOT NULL,
	"goals" integer DEFAULT 0 NOT NULL,
	"assists" integer DEFAULT 0 NOT NULL,
	"yellow_cards" integer DEFAULT 0 NOT NULL,
	"red_cards" integer DEFAULT 0 NOT NULL,
	"minutes_played" integer DEFAULT 0 NOT NULL,
	"pass_accuracy" smallint DEFAULT 0 NOT NULL,
	"successful_dribbles" smallint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "athlete_stats_not_negative" CHECK (least("athlete_stats"."games", "athlete_stats"."goals", "athlete_stats"."assists", "athlete_stats"."yellow_cards", "athlete_stats"."red_cards", "athlete_stats"."minutes_played") >= 0),
	CONSTRAINT "athlete_stats_pass_percent" CHECK ("athlete_stats"."pass_accuracy" between 0 and 100),
	CONSTRAINT "athlete_stats_dribble_percent" CHECK ("athlete_stats"."successful_dribbles" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "athlete_videos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"athlete_id" uuid NOT NULL,
	"title" text DEFAULT 'Novo Vídeo' NOT NULL,
	"video_url" text NOT NULL,
	"thumbnail" text,
	"duration_seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "athlete_videos_duration" CHECK ("athlete_videos"."duration_seconds" between 0 and 36000)
);
--> statement-breakpoint
CREATE TABLE "athletes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"subdomain" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text,
	"birthdate" date,
	"birthdate_estimated" boolean DEFAULT false NOT NULL,
	"modality" text,
	"position" text,
	"position_group" text GENERATED ALWAYS AS (case position when 'Goleiro' then 'Goleiro' when 'Zagueiro' then 'Defensor' when 'Lateral-direito' then 'Defensor' when 'Lateral-esquerdo' then 'Defensor' when 'Volante' then 'Meio-Campista' when 'Meia' then 'Meio-Campista' when 'Meia-atacante' then 'Meio-Campista' when 'Ponta-direita' then 'Atacante' when 'Ponta-esquerda' then 'Atacante' when 'Segundo atacante' then 'Atacante' when 'Centroavante' then 'Atacante' end) STORED,
	"shirt_number" smallint,
	"image_url" text,
	"club" text,
	"city" text,
	"state" text,
	"height_cm" smallint,
	"weight_kg" smallint,
	"foot" text DEFAULT 'Destro' NOT NULL,
	"traits" text[] DEFAULT '{}' NOT NULL,
	"trait_mask" integer GENERATED ALWAYS AS (trait_mask(traits)) STORED,
	"featured" boolean DEFAULT false NOT NULL,
	"about" text,
	"user_id" uuid,
	"visibility" text DEFAULT 'private' NOT NULL,
	"birthdate_public" boolean DEFAULT false NOT NULL,
	"indexable" boolean DEFAULT false NOT NULL,
	"social_public" boolean DEFAULT false NOT NULL,
	"name_key" text GENERATED ALWAYS AS (search_key(name)) STORED,
	"search" text GENERATED ALWAYS AS (search_key(name || ' ' || coalesce(club, '') || ' ' || coalesce(position, '') || ' ' || coalesce(city, ''))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "athletes_subdomain" UNIQUE("subdomain"),
	CONSTRAINT "athletes_subdomain_shape" CHECK ("athletes"."subdomain" ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
	CONSTRAINT "athletes_name_length" CHECK (char_length("athletes"."name") between 2 and 120),
	CONSTRAINT "athletes_position" CHECK ("position" in ('Goleiro', 'Zagueiro', 'Lateral-direito', 'Lateral-esquerdo', 'Volante', 'Meia', 'Meia-atacante', 'Ponta-direita', 'Ponta-esquerda', 'Segundo atacante', 'Centroavante')),
	CONSTRAINT "athletes_modality" CHECK ("modality" in ('masculino', 'feminino')),
	CONSTRAINT "athletes_state" CHECK ("state" in ('AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO')),
	CONSTRAINT "athletes_foot" CHECK ("foot" in ('Destro', 'Canhoto', 'Ambidestro')),
	CONSTRAINT "athletes_visibility" CHECK ("visibility" in ('private', 'public', 'hidden')),
	CONSTRAINT "athletes_height" CHECK ("athletes"."height_cm" between 100 and 230),
	CONSTRAINT "athletes_weight" CHECK ("athletes"."weight_kg" between 25 and 150),
	CONSTRAINT "athletes_shirt_number" CHECK ("athletes"."shirt_number" between 1 and 99),
	CONSTRAINT "athletes_traits" CHECK (trait_mask("athletes"."traits") is not null and cardinality("athletes"."traits") <= 6),
	CONSTRAINT "athletes_about_length" CHECK (char_length("athletes"."about") <= 4000),
	CONSTRAINT "athletes_public_needs_birthdate" CHECK ("athletes"."visibility" <> 'public' or ("athletes"."birthdate" is not null and not "athletes"."birthdate_estimated" and "athletes"."deleted_at" is null))
);
--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"features" text[] DEFAULT '{}' NOT NULL,
	"price_amount" integer NOT NULL,
	"price_stripe_id" text,
	"target_audience" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_plans_provider_price" UNIQUE("price_stripe_id"),
	CONSTRAINT "subscription_plans_price" CHECK ("subscription_plans"."price_amount" >= 0),
	CONSTRAINT "subscription_plans_audience" CHECK ("target_audience" in ('athlete', 'club', 'championship', 'other'))
);
--> statement-breakpoint
CREATE TABLE "championships" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"location" text,
	"start_date" date,
	"end_date" date,
	"status" text DEFAULT 'upcoming' NOT NULL,
	"organiser_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "championships_name_length" CHECK (char_length("championships"."name") between 1 and 160),
	CONSTRAINT "championships_status" CHECK ("status" in ('upcoming', 'ongoing', 'finished')),
	CONSTRAINT "championships_period" CHECK ("championships"."end_date" >= "championships"."start_date")
);
--> statement-breakpoint
CREATE TABLE "club_achievements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_id" uuid NOT NULL,
	"achievement" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_matches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_id" uuid NOT NULL,
	"opponent" text NOT NULL,
	"result" text NOT NULL,
	"score" text NOT NULL,
	"match_date" date NOT NULL,
	CONSTRAINT "club_matches_result" CHECK ("result" in ('W', 'D', 'L')),
	CONSTRAINT "club_matches_score" CHECK ("club_matches"."score" ~ '^[0-9]{1,2}-[0-9]{1,2}$')
);
--> statement-breakpoint
CREATE TABLE "club_social" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"instagram" text,
	"youtube" text,
	"website" text
);
--> statement-breakpoint
CREATE TABLE "club_testimonials" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"image" text,
	CONSTRAINT "club_testimonials_type" CHECK ("type" in ('parent', 'athlete'))
);
--> statement-breakpoint
CREATE TABLE "club_videos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"club_id" uuid NOT NULL,
	"title" text NOT NULL,
	"video_url" text,
	"thumbnail" text,
	"duration_seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "club_videos_duration" CHECK ("club_videos"."duration_seconds" between 0 and 36000)
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"cnpj" text,
	"logo_url" text,
	"city" text,
	"state" text,
	"foundation_year" smallint,
	"description" text,
	"address" text,
	"responsible_name" text,
	"contact_email" text,
	"phone" text,
	"points" integer DEFAULT 0 NOT NULL,
	"position" integer,
	"verified" boolean DEFAULT false NOT NULL,
	"highlighted" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "clubs_cnpj" UNIQUE("cnpj"),
	CONSTRAINT "clubs_name_length" CHECK (char_length("clubs"."name") between 2 and 120),
	CONSTRAINT "clubs_cnpj_shape" CHECK ("clubs"."cnpj" ~ '^[0-9A-Z]{12}[0-9]{2}$'),
	CONSTRAINT "clubs_state" CHECK ("state" in ('AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO')),
	CONSTRAINT "clubs_foundation_year" CHECK ("clubs"."foundation_year" between 1850 and 2100),
	CONSTRAINT "clubs_position" CHECK ("clubs"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"location" text NOT NULL,
	"city" text,
	"state" text,
	"description" text,
	"max_participants" integer,
	"reserved_for_subscribers" integer DEFAULT 0 NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"image_url" text,
	"approval" text DEFAULT 'pending' NOT NULL,
	"club_id" uuid,
	"championship_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "events_championship" UNIQUE("championship_id"),
	CONSTRAINT "events_title_length" CHECK (char_length("events"."title") between 1 and 160),
	CONSTRAINT "events_type" CHECK ("type" in ('campeonato', 'peneira')),
	CONSTRAINT "events_approval" CHECK ("approval" in ('pending', 'approved', 'rejected', 'cancelled')),
	CONSTRAINT "events_state" CHECK ("state" in ('AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO')),
	CONSTRAINT "events_capacity" CHECK ("events"."max_participants" > 0),
	CONSTRAINT "events_fee" CHECK ("events"."fee_cents" >= 0),
	CONSTRAINT "events_reserved" CHECK ("events"."reserved_for_subscribers" between 0 and coalesce("events"."max_participants", "events"."reserved_for_subscribers"))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"full_name" text,
	CONSTRAINT "profiles_role" CHECK ("role" in ('user', 'staff', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"profile_type" text NOT NULL,
	"profile_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_profiles_once" UNIQUE NULLS NOT DISTINCT("user_id","profile_type","profile_id"),
	CONSTRAINT "user_profiles_type" CHECK ("profile_type" in ('admin', 'athlete', 'club', 'championship', 'guardian', 'sponsor'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" "citext" NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "interests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_is_guardians" boolean NOT NULL,
	"age" smallint NOT NULL,
	"position" text NOT NULL,
	"handled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interests_age" CHECK ("interests"."age" between 13 and 25),
	CONSTRAINT "interests_minor_by_guardian" CHECK ("interests"."age" >= 18 or "interests"."email_is_guardians"),
	CONSTRAINT "interests_position" CHECK ("position" in ('Goleiro', 'Defensor', 'Meio-Campista', 'Atacante'))
);
--> statement-breakpoint
CREATE TABLE "sponsors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"cnpj" text,
	"logo_url" text,
	"description" text,
	"link" text,
	"segment" text,
	"responsible_name" text,
	"phone" text,
	"address" text,
	"contract_start" date,
	"contract_end" date,
	"level" text DEFAULT 'Bronze' NOT NULL,
	"status" text DEFAULT 'Pendente' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "sponsors_cnpj" UNIQUE("cnpj"),
	CONSTRAINT "sponsors_name_length" CHECK (char_length("sponsors"."name") between 2 and 120),
	CONSTRAINT "sponsors_cnpj_shape" CHECK ("sponsors"."cnpj" ~ '^[0-9A-Z]{12}[0-9]{2}$'),
	CONSTRAINT "sponsors_link" CHECK ("sponsors"."link" ~ '^https?://'),
	CONSTRAINT "sponsors_level" CHECK ("level" in ('Premium', 'Ouro', 'Prata', 'Bronze')),
	CONSTRAINT "sponsors_status" CHECK ("status" in ('Ativo', 'Expirado', 'Pendente')),
	CONSTRAINT "sponsors_contract" CHECK ("sponsors"."contract_end" >= "sponsors"."contract_start")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "audit_values" (
	"audit_id" uuid PRIMARY KEY NOT NULL,
	"data_subject_id" uuid,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"template" text NOT NULL,
	"dedupe_key" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_once" UNIQUE("dedupe_key"),
	CONSTRAINT "mails_state" CHECK ("state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"requested_by" uuid,
	"assignee_id" uuid,
	"decided_by" uuid,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reviews_state" CHECK ("state" in ('open', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "reviews_decided" CHECK (("reviews"."state" = 'open') = ("reviews"."decided_at" is null)),
	CONSTRAINT "reviews_rejection_has_reason" CHECK ("reviews"."state" <> 'rejected' or "reviews"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "athlete_achievements" ADD CONSTRAINT "athlete_achievements_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_gallery" ADD CONSTRAINT "athlete_gallery_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_history" ADD CONSTRAINT "athlete_history_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_social" ADD CONSTRAINT "athlete_social_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_stats" ADD CONSTRAINT "athlete_stats_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athlete_videos" ADD CONSTRAINT "athlete_videos_athlete_id_athletes_id_fk" FOREIGN KEY ("athlete_id") REFERENCES "public"."athletes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "athletes" ADD CONSTRAINT "athletes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "championships" ADD CONSTRAINT "championships_organiser_id_users_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_achievements" ADD CONSTRAINT "club_achievements_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_matches" ADD CONSTRAINT "club_matches_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_social" ADD CONSTRAINT "club_social_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_testimonials" ADD CONSTRAINT "club_testimonials_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_videos" ADD CONSTRAINT "club_videos_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_championship_id_championships_id_fk" FOREIGN KEY ("championship_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_values" ADD CONSTRAINT "audit_values_audit_id_audit_log_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "athlete_achievements_athlete" ON "athlete_achievements" USING btree ("athlete_id","id");--> statement-breakpoint
CREATE INDEX "athlete_gallery_athlete" ON "athlete_gallery" USING btree ("athlete_id","id");--> statement-breakpoint
CREATE INDEX "athlete_videos_athlete" ON "athlete_videos" USING btree ("athlete_id","id");--> statement-breakpoint
CREATE INDEX "athletes_user" ON "athletes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "athletes_newest" ON "athletes" USING btree ("created_at" desc,"id" desc,"birthdate","trait_mask") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_state_newest" ON "athletes" USING btree ("state","created_at" desc,"id" desc,"birthdate","trait_mask") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_group_newest" ON "athletes" USING btree ("position_group","created_at" desc,"id" desc,"birthdate","trait_mask") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_state_group_newest" ON "athletes" USING btree ("state","position_group","created_at" desc,"id" desc,"birthdate","trait_mask") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_by_name" ON "athletes" USING btree ("name" collate "pt-BR-x-icu","id","birthdate","position_group") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_by_age" ON "athletes" USING btree ("birthdate" desc,"id" desc,"position_group") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "athletes_featured" ON "athletes" USING btree ("created_at" desc,"id" desc) WHERE visibility = 'public' and featured;--> statement-breakpoint
CREATE INDEX "athletes_words" ON "athletes" USING gin (name_key gin_trgm_ops,search gin_trgm_ops,"traits","state","position_group") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "subscription_plans_on_sale" ON "subscription_plans" USING btree ("price_amount","id") WHERE active;--> statement-breakpoint
CREATE INDEX "championships_newest" ON "championships" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "championships_organiser" ON "championships" USING btree ("organiser_id");--> statement-breakpoint
CREATE INDEX "club_achievements_club" ON "club_achievements" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "club_matches_latest" ON "club_matches" USING btree ("club_id","match_date" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "club_testimonials_club" ON "club_testimonials" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "club_videos_club" ON "club_videos" USING btree ("club_id","id");--> statement-breakpoint
CREATE INDEX "clubs_ranking" ON "clubs" USING btree ("points" desc,"id");--> statement-breakpoint
CREATE INDEX "clubs_user" ON "clubs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "events_calendar" ON "events" USING btree ("starts_at","id") WHERE approval = 'approved' and deleted_at is null;--> statement-breakpoint
CREATE INDEX "events_club" ON "events" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "events_created_by" ON "events" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_profiles_profile" ON "user_profiles" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "interests_newest" ON "interests" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "sponsors_user" ON "sponsors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_values_data_subject" ON "audit_values" USING btree ("data_subject_id");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_open" ON "reviews" USING btree ("kind","subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("kind","created_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "reviews_history" ON "reviews" USING btree ("subject_id","created_at" desc);