ALTER TABLE "application_history" ADD COLUMN "times" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "new_times" jsonb;