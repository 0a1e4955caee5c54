ALTER TABLE "standings" RENAME TO "approvals";--> statement-breakpoint
ALTER TABLE "standing_history" RENAME TO "approval_history";--> statement-breakpoint
ALTER TABLE "standing_counts" RENAME TO "tallies";--> statement-breakpoint
ALTER TABLE "held_numbers" RENAME CONSTRAINT "held_numbers_subject_id_standings_id_fk" TO "held_numbers_subject_id_approvals_id_fk";--> statement-breakpoint
ALTER TABLE "approval_history" RENAME CONSTRAINT "standing_history_subject_id_standings_id_fk" TO "approval_history_subject_id_approvals_id_fk";--> statement-breakpoint
ALTER TABLE "tallies" RENAME CONSTRAINT "standing_counts_primary_key" TO "tallies_primary_key";--> statement-breakpoint
ALTER INDEX "standing_counts_employer_index" RENAME TO "tallies_employer_index";--> statement-breakpoint
ALTER INDEX "standing_history_subject_id_index" RENAME TO "approval_history_subject_id_index";--> statement-breakpoint
ALTER INDEX "standings_status_since_index" RENAME TO "approvals_status_since_index";
