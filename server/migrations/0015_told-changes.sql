ALTER TABLE "application_history" ADD COLUMN "change" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "fitted_at" timestamp (3) with time zone;