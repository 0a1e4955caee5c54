CREATE TABLE "live_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb
);
--> statement-breakpoint
CREATE INDEX "live_events_person_index" ON "live_events" USING btree ("person_id","id");