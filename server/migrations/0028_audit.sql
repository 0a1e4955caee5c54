CREATE TABLE "audit" (
	"position" integer PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"made_by" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text,
	"note" text,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_subject_index" ON "audit" USING btree ("subject_id","position");--> statement-breakpoint
CREATE INDEX "audit_action_index" ON "audit" USING btree ("action","position");