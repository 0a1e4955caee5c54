ALTER TABLE "interview_shares" DROP CONSTRAINT "interview_shares_pkey";--> statement-breakpoint
ALTER TABLE "interview_shares" ADD COLUMN "question_id" uuid;--> statement-breakpoint
ALTER TABLE "interview_shares" ADD CONSTRAINT "interview_shares_unique" UNIQUE NULLS NOT DISTINCT("interview_id","member_id","question_id");