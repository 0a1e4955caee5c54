CREATE TABLE "payment_sandbox_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"status" integer NOT NULL,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox_clock" (
	"name" text PRIMARY KEY NOT NULL,
	"ahead_seconds" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"place" bigserial NOT NULL,
	"created" integer NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_sandbox_answers_at_index" ON "payment_sandbox_answers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payment_sandbox_objects_customer_index" ON "payment_sandbox_objects" USING btree ("customer_id","kind","place");--> statement-breakpoint
CREATE INDEX "payment_sandbox_objects_kind_index" ON "payment_sandbox_objects" USING btree ("kind","place");