import { applicationFigures, countsByJob, hasApplications } from '#server/capabilities/work/hiring/lists/applications'
import { busiestJobs } from '#server/capabilities/work/hiring/counts/counts'
import { onJobEnded } from '#server/capabilities/work/hiring/moves/closing'
import type { Hiring } from '#server/capabilities/work/jobs/public'

/** What jobs ask of hiring: they lie below it, so whoever calls them hands it in. */
export const hiring: Hiring = { onJobEnded, hasApplications, countsByJob, applicationFigures, busiestJobs }
