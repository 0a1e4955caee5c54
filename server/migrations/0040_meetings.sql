CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"seeker_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"turn" text,
	"version" integer NOT NULL,
	"minutes" integer NOT NULL,
	"times" jsonb NOT NULL,
	"at" timestamp (3) with time zone,
	"until" timestamp (3) with time zone NOT NULL,
	"place" text,
	"link" text,
	"ask_for" text NOT NULL,
	"note" text NOT NULL,
	"pay" numeric(9, 2),
	"phone" text,
	"message" text,
	"cancelled_by" text,
	"reminders" integer NOT NULL,
	"is_outcome_reminded" boolean NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_history" ADD COLUMN "meeting" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "free_times" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_one_open_unique" ON "meetings" USING btree ("application_id") WHERE "meetings"."status" in ('proposed', 'agreed');--> statement-breakpoint
CREATE INDEX "meetings_application_index" ON "meetings" USING btree ("application_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "meetings_seeker_index" ON "meetings" USING btree ("seeker_id","until");--> statement-breakpoint
CREATE INDEX "meetings_employer_index" ON "meetings" USING btree ("employer_id","until");--> statement-breakpoint
CREATE INDEX "meetings_until_index" ON "meetings" USING btree ("until") WHERE "meetings"."status" in ('proposed', 'agreed');--> statement-breakpoint
CREATE INDEX "meetings_trial_index" ON "meetings" USING btree ("until") WHERE "meetings"."status" = 'done' and "meetings"."kind" = 'trial' and not "meetings"."is_outcome_reminded";