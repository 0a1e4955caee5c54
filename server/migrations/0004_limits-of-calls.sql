CREATE TABLE "call_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "call_limits_until_index" ON "call_limits" USING btree ("until");