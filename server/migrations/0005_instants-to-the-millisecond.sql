DROP TRIGGER count_application ON applications;--> statement-breakpoint
ALTER TABLE "application_history"
  ALTER COLUMN "at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application_messages"
  ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "read_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application_views"
  ALTER COLUMN "viewed_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications"
  ALTER COLUMN "applied_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "changed_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "first_viewed_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "first_reply_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "reply_by" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "reminded_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "pending_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "offer_expires_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "interview_deadline" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "erased_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "offers"
  ALTER COLUMN "expires_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "sent_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "answered_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "right_to_work_checks"
  ALTER COLUMN "attested_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "employers"
  ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitations"
  ALTER COLUMN "invited_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "expires_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "members"
  ALTER COLUMN "joined_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "availability"
  ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "seekers"
  ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "seen_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "warned_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "staff_members"
  ALTER COLUMN "since" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "standing_history"
  ALTER COLUMN "at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "standings"
  ALTER COLUMN "since" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "entitlements"
  ALTER COLUMN "starts_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "ends_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "demo_markets"
  ALTER COLUMN "started_at" SET DATA TYPE timestamp (3) with time zone,
  ALTER COLUMN "finished_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
CREATE TRIGGER count_application AFTER INSERT OR DELETE OR UPDATE OF status, reply_by, first_reply_at, erased_at ON applications
  FOR EACH ROW EXECUTE FUNCTION count_application();
