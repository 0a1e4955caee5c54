export { announceEndingJobs, closeDueJobs } from '#server/capabilities/work/jobs/lifecycle/clock'
export { endJob, holdJob } from '#server/capabilities/work/jobs/lifecycle/endings'
export type { Hiring, JobEnd, MadeEdit, UnitWithHiring, WeighedEdit } from '#server/capabilities/work/jobs/lifecycle/hiring'
export { endJobsOf, forgetMover } from '#server/capabilities/work/jobs/publishing/leaving'
export { type Mover, notAllowed } from '#server/capabilities/work/jobs/lifecycle/moves'
export { liveJobs, pauseJobsOf, pauseSurplus } from '#server/capabilities/work/jobs/lifecycle/pause'
export { surplusOf } from '#server/capabilities/work/jobs/rules/surplus'
export { reindexJobs, reindexOutdated } from '#server/capabilities/work/jobs/lifecycle/reindex'
export { type JobToReview, approveJob, jobForReview, jobsToReview, sendBackJob } from '#server/capabilities/work/jobs/lifecycle/review'
export { fillPlace } from '#server/capabilities/work/jobs/lifecycle/vacancies'
export { type AdvertCard, advertCardOf } from '#server/capabilities/work/jobs/lists/cards'
export { isEntranceOfCompany, isEntranceOfJobs } from '#server/capabilities/work/jobs/lists/entrance'
export { type JobDates, jobDates, jobHeads, jobPlaces, jobTitles, removedJobs } from '#server/capabilities/work/jobs/lists/heads'
export {
  type JobForApplication,
  employerJobs,
  forApplication,
  jobForApplication,
  postCards,
} from '#server/capabilities/work/jobs/lists/jobs'
export { type FoundJob, jobForStaff, jobsOfCompany, searchJobsForStaff } from '#server/capabilities/work/jobs/lists/staff-search'
export { type ListAsked, listJobIds } from '#server/capabilities/work/jobs/lists/lists'
export {
  type Advert,
  type AdvertEmployer,
  type JobFigures,
  advertEmployer,
  advertOf,
  payCardAt,
  payCardForAge,
} from '#server/capabilities/work/jobs/lists/views'
export { advertHits } from '#server/capabilities/work/jobs/publishing/adverts'
export { isAllBetter, changeLines, isOfShifts } from '#server/capabilities/work/jobs/publishing/change-lines'
export { createJob, deleteDraft, duplicateJob } from '#server/capabilities/work/jobs/publishing/creating'
export { editJob, weighEdit } from '#server/capabilities/work/jobs/publishing/editing'
export { changeStatus, confirmJob, setClosingDate } from '#server/capabilities/work/jobs/publishing/lifecycle'
export { removeJob, restoreJob } from '#server/capabilities/work/jobs/publishing/removal'
export { flaggedWords } from '#server/capabilities/work/jobs/publishing/risks'
export { faultsToPublish, liveJobsOf, payRefusal } from '#server/capabilities/work/jobs/publishing/publishing'
export { jobLine, payFigure, shiftsTold } from '#server/capabilities/work/jobs/rules/card-words'
export { hourlyOf, pounds } from '#server/capabilities/work/jobs/rules/pay'
export { poundsAndPence, weekHours, weekMoney } from '#server/capabilities/work/jobs/rules/week-words'
export { payCardWithTravel, usualWeek, weeklyPay } from '#server/capabilities/work/jobs/rules/pay-card'
export { countView, findJob, findJobCards, findJobs, forgetJobViewer, idOfReference } from '#server/capabilities/work/jobs/store'
export type { JobRow } from '#server/capabilities/work/jobs/tables'
