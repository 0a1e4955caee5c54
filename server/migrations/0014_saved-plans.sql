CREATE TABLE "saved_plans" (
	"seeker_id" uuid PRIMARY KEY NOT NULL,
	"money" integer NOT NULL,
	"hours" integer NOT NULL,
	"home_by" text,
	"jobs" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
