ALTER TABLE "applications" ADD COLUMN "written_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "applications_seeker_written_index" ON "applications" USING btree ("seeker_id","written_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "applications"."written_at" is not null;--> statement-breakpoint
CREATE INDEX "applications_employer_written_index" ON "applications" USING btree ("employer_id","written_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "applications"."written_at" is not null;--> statement-breakpoint
UPDATE "applications" SET "written_at" = "newest"."at"
FROM (SELECT "application_id", max("created_at") AS "at" FROM "application_messages" GROUP BY "application_id") AS "newest"
WHERE "newest"."application_id" = "applications"."id";
