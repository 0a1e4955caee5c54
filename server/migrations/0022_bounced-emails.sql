ALTER TABLE "auth_employer"."user" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_jobseeker"."user" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_staff"."user" ADD COLUMN "bounced_at" timestamp with time zone;