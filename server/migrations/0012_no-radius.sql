ALTER TABLE "job_search" DROP COLUMN "is_remote";--> statement-breakpoint
ALTER TABLE "job_search" DROP COLUMN "week";--> statement-breakpoint
ALTER TABLE "prepared_matches" DROP COLUMN "matches";--> statement-breakpoint
ALTER TABLE "prepared_matches" DROP COLUMN "last_match";--> statement-breakpoint
ALTER TABLE "seekers" DROP COLUMN "travel_radius_km";