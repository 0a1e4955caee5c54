ALTER TABLE "staff_members" ADD COLUMN "role" text DEFAULT 'administrator' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD COLUMN "joined_at" timestamp (3) with time zone;