CREATE SCHEMA "auth_employer";
--> statement-breakpoint
CREATE SCHEMA "auth_jobseeker";
--> statement-breakpoint
CREATE SCHEMA "auth_staff";
--> statement-breakpoint
CREATE TABLE "activity_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"employer_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"amount" integer NOT NULL,
	"hours" numeric(7, 1)
);
--> statement-breakpoint
CREATE TABLE "activity_counts" (
	"employer_id" uuid NOT NULL,
	"grain" text NOT NULL,
	"starts_on" date NOT NULL,
	"subject_id" uuid NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL,
	"interviews" integer DEFAULT 0 NOT NULL,
	"offers" integer DEFAULT 0 NOT NULL,
	"hires" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"silences" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_counts_primary_key" PRIMARY KEY("employer_id","grain","starts_on","subject_id")
);
--> statement-breakpoint
CREATE TABLE "reply_waits" (
	"employer_id" uuid NOT NULL,
	"hours" numeric(7, 1) NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "reply_waits_primary_key" PRIMARY KEY("employer_id","hours")
);
--> statement-breakpoint
CREATE TABLE "standing_counts" (
	"job_id" uuid NOT NULL,
	"name" text NOT NULL,
	"employer_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "standing_counts_primary_key" PRIMARY KEY("job_id","name")
);
--> statement-breakpoint
CREATE TABLE "application_files" (
	"application_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text,
	"role" text NOT NULL,
	"captions" text,
	CONSTRAINT "application_files_pkey" PRIMARY KEY("application_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "application_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"moved_by" text NOT NULL,
	"person_id" uuid,
	"reason" text,
	"message" text
);
--> statement-breakpoint
CREATE TABLE "application_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"sent_by" text NOT NULL,
	"person_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "application_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"day" date NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"seeker_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"first_viewed_at" timestamp with time zone,
	"first_reply_at" timestamp with time zone,
	"reply_by" timestamp with time zone,
	"reply_within_days" integer NOT NULL,
	"reminders" integer NOT NULL,
	"reminded_at" timestamp with time zone,
	"reason" text,
	"pending_reason" text,
	"pending_message" text,
	"pending_at" timestamp with time zone,
	"undo" jsonb,
	"offer_expires_at" timestamp with time zone,
	"start_date" date,
	"interview_deadline" timestamp with time zone,
	"is_interview_reminded" boolean NOT NULL,
	"is_start_asked" boolean NOT NULL,
	"is_offer_renewed" boolean NOT NULL,
	"job_title" text NOT NULL,
	"sector_id" uuid NOT NULL,
	"applicant_name" text NOT NULL,
	"is_name_shown" boolean NOT NULL,
	"match" integer,
	"fit" jsonb,
	"evidence" jsonb NOT NULL,
	"profile" jsonb NOT NULL,
	"cover_note" text NOT NULL,
	"answers" jsonb NOT NULL,
	"share_bio_video" boolean NOT NULL,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"pay" numeric(9, 2) NOT NULL,
	"pay_unit" text NOT NULL,
	"hours_per_week" double precision NOT NULL,
	"shifts" jsonb NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"message" text NOT NULL,
	"workplace" text NOT NULL,
	"location" text NOT NULL,
	"changes" jsonb NOT NULL,
	"pay_bands" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "right_to_work_checks" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"checked_on" date NOT NULL,
	"checked_by" text NOT NULL,
	"attested_by" uuid NOT NULL,
	"attested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"question_id" uuid,
	"value" text NOT NULL,
	"text" text NOT NULL,
	"scored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_scores_author_unique" UNIQUE NULLS NOT DISTINCT("application_id","author_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "employers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_name" text NOT NULL,
	"registration_number" text,
	"size" text NOT NULL,
	"sector_id" uuid NOT NULL,
	"website" text,
	"address" jsonb NOT NULL,
	"city" text NOT NULL,
	"bio" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_role" text NOT NULL,
	"phone" text NOT NULL,
	"logo_id" uuid,
	"photo_ids" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pool" text NOT NULL,
	"sender_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"reason" text,
	"message" text NOT NULL,
	"screenshot_id" uuid,
	"status" text NOT NULL,
	"outcome" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "education_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"level" text NOT NULL,
	"school_name" text,
	"university_board" text,
	"name_of_institution" text,
	"internship_placement" text,
	"start_month" date NOT NULL,
	"end_month" date,
	"achievements" jsonb NOT NULL,
	"subjects" jsonb NOT NULL,
	"a_levels" jsonb NOT NULL,
	"alternative_qualifications" jsonb NOT NULL,
	"field_of_study" jsonb,
	"degree" jsonb,
	"university" jsonb,
	"predicted_grade" text,
	"is_outside_uk" boolean NOT NULL,
	CONSTRAINT "education_history_months_check" CHECK ("education_history"."end_month" >= "education_history"."start_month")
);
--> statement-breakpoint
CREATE TABLE "work_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"employer" jsonb NOT NULL,
	"sector" jsonb,
	"start_month" date NOT NULL,
	"end_month" date,
	"achievements" jsonb NOT NULL,
	CONSTRAINT "work_history_months_check" CHECK ("work_history"."end_month" >= "work_history"."start_month")
);
--> statement-breakpoint
CREATE TABLE "home_visits" (
	"seeker_id" uuid PRIMARY KEY NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"visit_before" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"person_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("person_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "interview_answers" (
	"interview_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"type" text NOT NULL,
	"text" text,
	"choice" text,
	"file_id" uuid,
	"seconds" double precision,
	"takes_used" integer NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_answers_pkey" PRIMARY KEY("interview_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "interview_months" (
	"employer_id" uuid NOT NULL,
	"month" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "interview_months_pkey" PRIMARY KEY("employer_id","month")
);
--> statement-breakpoint
CREATE TABLE "interview_shares" (
	"interview_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_shares_pkey" PRIMARY KEY("interview_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "interview_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"seeker_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"status" text NOT NULL,
	"questions" jsonb NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"adjustment" text NOT NULL,
	"adjustment_asked" jsonb,
	"adjustment_given" jsonb,
	"extension_asked" jsonb,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "closing_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_alerts" (
	"seeker_id" uuid PRIMARY KEY NOT NULL,
	"prompt_to" timestamp (3) with time zone NOT NULL,
	"daily_to" timestamp (3) with time zone NOT NULL,
	"daily_on" date NOT NULL,
	"prompt_on" date NOT NULL,
	"prompts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_jobs" (
	"seeker_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"how" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "told_jobs_pkey" PRIMARY KEY("seeker_id","job_id","how")
);
--> statement-breakpoint
CREATE TABLE "job_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"made_by" text NOT NULL,
	"member" text,
	"reason" text,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_views" (
	"job_id" uuid NOT NULL,
	"seeker_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "job_views_primary_key" PRIMARY KEY("job_id","seeker_id","day")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"status_reason" text,
	"review_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"close_reason" text,
	"sector_id" uuid,
	"closing_date" date,
	"vacancies" integer NOT NULL,
	"filled" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"last_confirmed_at" timestamp (3) with time zone,
	"end_announced" date,
	"closed_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "jobs_filled_check" CHECK ("jobs"."filled" between 0 and "jobs"."vacancies")
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seeker_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "availability" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"times" jsonb NOT NULL,
	"busy" jsonb NOT NULL,
	"free_bits" bit(336) NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeker_documents" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"seeker_id" uuid NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeker_media" (
	"seeker_id" uuid PRIMARY KEY NOT NULL,
	"avatar_id" uuid,
	"bio_video_id" uuid,
	"poster_id" uuid,
	"captions" text
);
--> statement-breakpoint
CREATE TABLE "seekers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"city" text NOT NULL,
	"phone" text,
	"postcode" text,
	"headline" text NOT NULL,
	"bio" text NOT NULL,
	"interests" jsonb NOT NULL,
	"skills" jsonb NOT NULL,
	"sectors" jsonb NOT NULL,
	"right_to_work" text,
	"weekly_hour_limit" double precision,
	"term_dates" jsonb NOT NULL,
	"other_hours" jsonb NOT NULL,
	"travel_radius_km" integer,
	"travel_mode" text,
	"has_webcam" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "question_banks" (
	"employer_id" uuid PRIMARY KEY NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"question" text NOT NULL,
	"guidance" text NOT NULL,
	"category" text NOT NULL,
	"answer_type" text NOT NULL,
	"options" jsonb NOT NULL,
	"think_seconds" integer NOT NULL,
	"answer_seconds" integer NOT NULL,
	"retakes" integer,
	"retakes_reason" text,
	"required" boolean NOT NULL,
	"tags" jsonb NOT NULL,
	"is_template" boolean NOT NULL,
	"archived" boolean NOT NULL,
	"times_used" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seeker_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"filters" text NOT NULL,
	"alert" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL,
	"watched_from" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seeker_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"indexed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hourly_pence" double precision NOT NULL,
	"closing_date" date NOT NULL,
	"hours_per_week" real NOT NULL,
	"longest_shift" real NOT NULL,
	"days" smallint NOT NULL,
	"skills_asked" smallint NOT NULL,
	"interests_asked" smallint NOT NULL,
	"is_remote" boolean NOT NULL,
	"is_dbs_check" boolean NOT NULL,
	"open_to_international_students" boolean NOT NULL,
	"is_interview_recorded" boolean NOT NULL,
	"easy_apply" boolean NOT NULL,
	"city" smallint,
	"sector" smallint,
	"role" smallint,
	"total_hours" real,
	"week" bit(336) NOT NULL,
	"skills" bit(512) NOT NULL,
	"interests" bit(128) NOT NULL,
	"skill_places" smallint[] NOT NULL,
	"typed_skills" text[] NOT NULL,
	"contract_length" text NOT NULL,
	"employer_name" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prepared_matches" (
	"seeker_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"side" text NOT NULL,
	"job_ids" uuid[] NOT NULL,
	"matches" smallint[] NOT NULL,
	"last_match" smallint,
	"last_published_at" timestamp (3) with time zone,
	"is_cut" boolean NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prepared_matches_pkey" PRIMARY KEY("seeker_id","scope")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_counts" (
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"jobs" integer NOT NULL,
	"counted_up_to" timestamp with time zone,
	CONSTRAINT "tag_counts_pkey" PRIMARY KEY("kind","position")
);
--> statement-breakpoint
CREATE TABLE "held_numbers" (
	"number" text PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"decided_by" text NOT NULL,
	"reason" text,
	"evidence" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"number" text,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"was_approved" boolean NOT NULL,
	"sent_again" integer NOT NULL,
	"evidence" jsonb NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entitlements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"package" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"prices" jsonb NOT NULL,
	"live_jobs" integer NOT NULL,
	"interview_invitations" integer NOT NULL,
	"seats" integer NOT NULL,
	"questions" integer,
	"is_addition" boolean NOT NULL,
	"days" integer,
	"templates" boolean NOT NULL,
	"activity" boolean NOT NULL,
	"on_approval" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"viewer_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pool" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"seconds" double precision,
	"max_seconds" integer,
	"application_id" uuid,
	"question_id" uuid,
	"parts_id" text,
	"addressed_until" timestamp (3) with time zone NOT NULL,
	"stored_as" uuid,
	"fault" text,
	"holders" integer NOT NULL,
	CONSTRAINT "files_holders_check" CHECK ("files"."holders" >= 0 and ("files"."state" <> 'kept' or "files"."holders" > 0))
);
--> statement-breakpoint
CREATE TABLE "link_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_markets" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_employer"."account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_employer"."code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"password_hash" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_employer"."jwks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_employer"."password_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_employer"."secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_employer"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_employer"."user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_employer"."verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_jobseeker"."account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_jobseeker"."code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"password_hash" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_jobseeker"."jwks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_jobseeker"."password_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_jobseeker"."secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_jobseeker"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_jobseeker"."user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_jobseeker"."verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_staff"."account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_staff"."code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"password_hash" text,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_staff"."jwks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_staff"."password_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_staff"."secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_staff"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_staff"."user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_staff"."verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_files" ADD CONSTRAINT "application_files_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_history" ADD CONSTRAINT "application_history_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_views" ADD CONSTRAINT "application_views_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "right_to_work_checks" ADD CONSTRAINT "right_to_work_checks_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_employer_id_employers_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_answers" ADD CONSTRAINT "interview_answers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_shares" ADD CONSTRAINT "interview_shares_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_views" ADD CONSTRAINT "interview_views_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_history" ADD CONSTRAINT "job_history_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_numbers" ADD CONSTRAINT "held_numbers_subject_id_standings_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."standings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_history" ADD CONSTRAINT "standing_history_subject_id_standings_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."standings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_views" ADD CONSTRAINT "file_views_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_employer"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth_employer"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_employer"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth_employer"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_jobseeker"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth_jobseeker"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_jobseeker"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth_jobseeker"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_staff"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth_staff"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_staff"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth_staff"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_changes_employer_index" ON "activity_changes" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "activity_changes_job_index" ON "activity_changes" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "standing_counts_employer_index" ON "standing_counts" USING btree ("employer_id","name","count" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_files_file_index" ON "application_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "application_history_application_index" ON "application_history" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_messages_application_index" ON "application_messages" USING btree ("application_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "application_views_person_day_unique" ON "application_views" USING btree ("application_id","viewer_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_one_open_unique" ON "applications" USING btree ("job_id","seeker_id") WHERE "applications"."status" in ('applied', 'in_review', 'interview_invited', 'interview_submitted', 'shortlisted', 'offered', 'offer_accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "applications_attempt_unique" ON "applications" USING btree ("job_id","seeker_id","attempt");--> statement-breakpoint
CREATE INDEX "applications_seeker_index" ON "applications" USING btree ("seeker_id","changed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_employer_index" ON "applications" USING btree ("employer_id","status");--> statement-breakpoint
CREATE INDEX "applications_job_match_index" ON "applications" USING btree ("job_id","match" DESC NULLS LAST,"applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_job_newest_index" ON "applications" USING btree ("job_id","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_job_reply_index" ON "applications" USING btree ("job_id","reply_by","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_job_name_index" ON "applications" USING btree ("job_id",lower(case when "is_name_shown" then "applicant_name" end),"applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_waiting_index" ON "applications" USING btree ("employer_id","reply_by") WHERE "applications"."reply_by" is not null;--> statement-breakpoint
CREATE INDEX "applications_ended_index" ON "applications" USING btree ("changed_at") WHERE "applications"."status" in ('hired', 'rejected', 'withdrawn', 'offer_declined', 'offer_expired', 'offer_rescinded', 'closed_no_reply', 'closed_job') and "applications"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "applications_pending_index" ON "applications" USING btree ("pending_at") WHERE "applications"."pending_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_offer_expires_index" ON "applications" USING btree ("offer_expires_at") WHERE "applications"."status" in ('offered');--> statement-breakpoint
CREATE INDEX "applications_interview_deadline_index" ON "applications" USING btree ("interview_deadline") WHERE "applications"."status" in ('interview_invited');--> statement-breakpoint
CREATE INDEX "applications_start_index" ON "applications" USING btree ("start_date") WHERE "applications"."status" in ('offer_accepted');--> statement-breakpoint
CREATE INDEX "applications_reply_by_index" ON "applications" USING btree ("reply_by") WHERE "applications"."reply_by" is not null;--> statement-breakpoint
CREATE INDEX "offers_application_index" ON "offers" USING btree ("application_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_notes_application_index" ON "application_notes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "employers_company_name_index" ON "employers" USING btree ("company_name");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_unique" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_employer_email_unique" ON "invitations" USING btree ("employer_id","email");--> statement-breakpoint
CREATE INDEX "invitations_expires_at_index" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_user_id_unique" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "members_employer_id_index" ON "members" USING btree ("employer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_one_open_report_unique" ON "feedback" USING btree ("sender_id","kind","subject_id") WHERE "feedback"."kind" in ('report_job', 'report_employer') and "feedback"."status" in ('received', 'in_progress');--> statement-breakpoint
CREATE INDEX "feedback_sender_index" ON "feedback" USING btree ("sender_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedback_open_index" ON "feedback" USING btree ("due_at") WHERE "feedback"."status" in ('received', 'in_progress');--> statement-breakpoint
CREATE INDEX "education_history_user_id_index" ON "education_history" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_history_user_id_index" ON "work_history" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_answers_file_unique" ON "interview_answers" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_views_person_hour_unique" ON "interview_views" USING btree ("interview_id","viewer_id","hour");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_one_open_unique" ON "interviews" USING btree ("application_id") WHERE "interviews"."status" in ('invited', 'in_progress');--> statement-breakpoint
CREATE INDEX "interviews_application_index" ON "interviews" USING btree ("application_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "interviews_seeker_index" ON "interviews" USING btree ("seeker_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_alerts_prompt_index" ON "job_alerts" USING btree ("prompt_to");--> statement-breakpoint
CREATE INDEX "job_alerts_daily_index" ON "job_alerts" USING btree ("daily_on");--> statement-breakpoint
CREATE INDEX "told_jobs_at_index" ON "told_jobs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "job_history_job_id_at_index" ON "job_history" USING btree ("job_id","at");--> statement-breakpoint
CREATE INDEX "job_views_seeker_id_index" ON "job_views" USING btree ("seeker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_reference_unique" ON "jobs" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "jobs_employer_id_status_index" ON "jobs" USING btree ("employer_id","status");--> statement-breakpoint
CREATE INDEX "jobs_newest_index" ON "jobs" USING btree ("employer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"status","closing_date","last_confirmed_at");--> statement-breakpoint
CREATE INDEX "jobs_closing_index" ON "jobs" USING btree ("employer_id","closing_date","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "jobs_called_index" ON "jobs" USING gin ("title" gin_trgm_ops,"reference" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "jobs_closing_date_index" ON "jobs" USING btree ("closing_date") WHERE status in ('live', 'paused');--> statement-breakpoint
CREATE INDEX "jobs_last_confirmed_at_index" ON "jobs" USING btree ("last_confirmed_at") WHERE status in ('live', 'paused');--> statement-breakpoint
CREATE INDEX "jobs_review_index" ON "jobs" USING btree ("created_at") WHERE status = 'pending_review';--> statement-breakpoint
CREATE INDEX "jobs_description_index" ON "jobs" USING btree (md5("terms" ->> 'description'));--> statement-breakpoint
CREATE UNIQUE INDEX "marks_seeker_kind_subject_unique" ON "marks" USING btree ("seeker_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "marks_seeker_kind_newest_index" ON "marks" USING btree ("seeker_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_person_index" ON "notifications" USING btree ("person_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" USING btree ("person_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "availability_user_id_unique" ON "availability" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "seeker_documents_seeker_index" ON "seeker_documents" USING btree ("seeker_id","file_id");--> statement-breakpoint
CREATE INDEX "seekers_seen_index" ON "seekers" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "seekers_warned_index" ON "seekers" USING btree ("warned_at") WHERE "seekers"."warned_at" is not null;--> statement-breakpoint
CREATE INDEX "questions_employer_id_archived_index" ON "questions" USING btree ("employer_id","archived");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_filters_index" ON "saved_searches" USING btree ("seeker_id",md5("filters"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_jobs_seeker_id_job_id_unique" ON "saved_jobs" USING btree ("seeker_id","job_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_job_id_index" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_search_newest_index" ON "job_search" USING btree ("published_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_sector_index" ON "job_search" USING btree ("sector","published_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_city_index" ON "job_search" USING btree ("city","published_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_pay_index" ON "job_search" USING btree ("hourly_pence" DESC NULLS FIRST,"published_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_closing_index" ON "job_search" USING btree ("closing_date","published_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_employer_index" ON "job_search" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "job_search_employer_name_index" ON "job_search" USING btree (lower("employer_name") text_pattern_ops,"employer_id");--> statement-breakpoint
CREATE INDEX "job_search_words_index" ON "job_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "job_search_skills_index" ON "job_search" USING gin ("skill_places");--> statement-breakpoint
CREATE INDEX "job_search_indexed_at_index" ON "job_search" USING btree ("indexed_at");--> statement-breakpoint
CREATE INDEX "prepared_matches_last_read_at_index" ON "prepared_matches" USING btree ("last_read_at");--> statement-breakpoint
CREATE INDEX "search_words_near_index" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "held_numbers_subject_id_index" ON "held_numbers" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "standing_history_subject_id_index" ON "standing_history" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "standings_status_since_index" ON "standings" USING btree ("status","since");--> statement-breakpoint
CREATE INDEX "entitlements_employer_id_index" ON "entitlements" USING btree ("employer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_plan_unique" ON "entitlements" USING btree ("employer_id") WHERE package <> 'single_post';--> statement-breakpoint
CREATE UNIQUE INDEX "packages_code_unique" ON "packages" USING btree ("code");--> statement-breakpoint
CREATE INDEX "templates_employer_id_index" ON "templates" USING btree ("employer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "file_views_person_hour_unique" ON "file_views" USING btree ("file_id","viewer_id","hour");--> statement-breakpoint
CREATE INDEX "files_owner_index" ON "files" USING btree ("owner_id","state");--> statement-breakpoint
CREATE INDEX "files_unheld_index" ON "files" USING btree ("since") WHERE state <> 'kept';--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "auth_employer"."account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "code_email_created_at_index" ON "auth_employer"."code" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "code_created_at_index" ON "auth_employer"."code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_tries_since_index" ON "auth_employer"."password_tries" USING btree ("since");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "auth_employer"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "auth_employer"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "auth_jobseeker"."account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "code_email_created_at_index" ON "auth_jobseeker"."code" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "code_created_at_index" ON "auth_jobseeker"."code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_tries_since_index" ON "auth_jobseeker"."password_tries" USING btree ("since");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "auth_jobseeker"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "auth_jobseeker"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "auth_staff"."account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "code_email_created_at_index" ON "auth_staff"."code" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "code_created_at_index" ON "auth_staff"."code" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_tries_since_index" ON "auth_staff"."password_tries" USING btree ("since");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "auth_staff"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "auth_staff"."session" USING btree ("expires_at");