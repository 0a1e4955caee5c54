import { paths, to } from '#web/shared/paths'
import { words } from '#web/areas/employer/applicants/words'

const said = { title: words.applicationNotHere, text: words.theyMayHaveWithdrawn }

/** What to say where an application can't be opened any more, or never was this company's, with the way to everyone who can. */
export const noSuchApplication = { ...said, action: { label: words.seeAllApplicants, to: paths.applicants } }
/** The same for who came by its job. */
export const noSuchApplicationFor = (jobId: string) => ({
  ...said,
  action: { label: words.seeJobsApplicants, to: to(paths.jobApplicants, { jobId }) },
})
