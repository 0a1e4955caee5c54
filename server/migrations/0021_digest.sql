CREATE TABLE "answer_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"employer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"move" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_version" integer
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "digest_hour" smallint DEFAULT 8;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "digested_on" date;--> statement-breakpoint
ALTER TABLE "answer_links" ADD CONSTRAINT "answer_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_links_application_index" ON "answer_links" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "answer_links_user_index" ON "answer_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "answer_links_expires_at_index" ON "answer_links" USING btree ("expires_at");