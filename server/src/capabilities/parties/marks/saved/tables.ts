import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/platform/database/columns'

/** One row a saved job; its id is what the seeker's jobcart holds. */
export const savedJobs = pgTable(
  'saved_jobs',
  {
    id: uuid('id').primaryKey(),
    seekerId: uuid('seeker_id').notNull(),
    jobId: uuid('job_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('saved_jobs_seeker_id_job_id_unique').on(t.seekerId, t.jobId), index('saved_jobs_job_id_index').on(t.jobId)],
)
