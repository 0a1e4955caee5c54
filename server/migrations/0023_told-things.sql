ALTER TABLE "notifications" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "job_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "removal" uuid;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "digest_on_sundays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_files" ADD COLUMN "first_viewed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "notifications_created_index" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_removed_index" ON "notifications" USING btree ("removed_at") WHERE "notifications"."removed_at" is not null;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD CONSTRAINT "push_tokens_id_unique" UNIQUE("id");