ALTER TABLE "job_search" ADD COLUMN "shifts_asked" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "made_by" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "place" smallint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "shift_starts" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "shift_lengths" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "prepared_matches" ADD COLUMN "ranks" smallint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "prepared_matches" ADD COLUMN "last_rank" smallint;--> statement-breakpoint
ALTER TABLE "seekers" ADD COLUMN "travel_minutes" integer DEFAULT 45 NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_place_index" ON "job_search" USING btree ("place","published_at" DESC NULLS FIRST,"job_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_search_made_by_index" ON "job_search" USING btree ("made_by");