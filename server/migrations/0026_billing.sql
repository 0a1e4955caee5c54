CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"employer_id" uuid NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"description" text NOT NULL,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"gross" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"method" text,
	"invoice_number" text,
	"receipt_url" text
);
--> statement-breakpoint
CREATE TABLE "charity_requests" (
	"employer_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"note" text,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"employer_id" uuid NOT NULL,
	"package" text NOT NULL,
	"interval" text NOT NULL,
	"status" text NOT NULL,
	"session_id" text,
	"url" text,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"employer_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"version" integer NOT NULL,
	"subscription_id" text,
	"status" text,
	"package" text,
	"interval" text,
	"price" jsonb,
	"started_at" timestamp (3) with time zone,
	"period_ends_at" timestamp (3) with time zone,
	"cancel_at_period_end" boolean NOT NULL,
	"next_package" text,
	"grace_ends_at" timestamp (3) with time zone,
	"card" jsonb,
	"keep_live" jsonb NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"reread_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "entitlements_plan_unique";--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "entitlements" ADD COLUMN "is_unpaid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "charges_charge_id_unique" ON "charges" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "charges_employer_id_index" ON "charges" USING btree ("employer_id","date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "charges_date_index" ON "charges" USING btree ("date");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_session_id_unique" ON "checkouts" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open_unique" ON "checkouts" USING btree ("employer_id",(package = 'single_post')) WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_customer_id_unique" ON "memberships" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "memberships_remind_at_index" ON "memberships" USING btree ("remind_at");--> statement-breakpoint
CREATE INDEX "memberships_reread_at_index" ON "memberships" USING btree ("reread_at");--> statement-breakpoint
CREATE INDEX "payment_events_received_at_index" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_given_plan_unique" ON "entitlements" USING btree ("employer_id") WHERE package <> 'single_post' and paid_by is null;--> statement-breakpoint
CREATE UNIQUE INDEX "entitlements_paid_by_unique" ON "entitlements" USING btree ("paid_by");--> statement-breakpoint
CREATE INDEX "entitlements_ends_at_index" ON "entitlements" USING btree ("ends_at");