CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pool" text NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"file_id" uuid,
	"size" integer
);
--> statement-breakpoint
CREATE INDEX "data_exports_person_index" ON "data_exports" USING btree ("person_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_queued_unique" ON "data_exports" USING btree ("person_id") WHERE "data_exports"."state" = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_file_unique" ON "data_exports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "data_exports_state_index" ON "data_exports" USING btree ("state","requested_at");