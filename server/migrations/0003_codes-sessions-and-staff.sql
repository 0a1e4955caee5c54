CREATE TABLE "staff_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_employer"."code" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "auth_employer"."session" ADD COLUMN "previous_token" text;--> statement-breakpoint
ALTER TABLE "auth_employer"."session" ADD COLUMN "rotated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_jobseeker"."code" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "auth_jobseeker"."session" ADD COLUMN "previous_token" text;--> statement-breakpoint
ALTER TABLE "auth_jobseeker"."session" ADD COLUMN "rotated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_staff"."code" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "auth_staff"."session" ADD COLUMN "previous_token" text;--> statement-breakpoint
ALTER TABLE "auth_staff"."session" ADD COLUMN "rotated_at" timestamp with time zone;