import { z } from 'zod'
import { contract } from '#contract/call'
import { SHIFTS_MOST } from '#contract/constants'
import { applicant } from '#contract/model/application/application'
import { byId, count, id, inView, line, listOf, many, page, pageQuery } from '#contract/model/basics'
import { employerJob, freePeople, jobDraftEdit, jobEdit, jobFault, jobInput, jobPatch, payTerms, soughtWeek } from '#contract/model/job/job'
import { advertReading, pastedAdvert } from '#contract/model/job/advert-reading'
import { changeAnswers, changePreview } from '#contract/model/job/job-change'
import { postCard, postCardWithApplicants } from '#contract/model/overview/post-card'
import { jobWeek, payCard } from '#contract/model/job/pay'
import { roleStart, roleStartsQuery, usualPay, usualPayQuery } from '#contract/model/job/role-start'
import { advertWording, wordingHit } from '#contract/model/job/wording'
import { applicationStatuses } from '#contract/states/application/application'
import { jobSorts } from '#contract/states/company/employer-lists'

const sort = z.enum(jobSorts).default('newest')
const jobsQuery = pageQuery.extend({ search: line(100, 'The search').optional(), sort, ...inView })
/** A job with those of its applications that stand at the asked status. */
const jobWithApplicants = employerJob.extend({ matching: count, newest: z.array(applicant) })

export const employerJobs = contract({
  createJob: {
    method: 'POST',
    path: '/jobs/createJob',
    summary: 'Makes a draft, or publishes at once when every check is passed; a first job waits for a person',
    caller: 'employer',
    approval: 'approved_or_pending',
    body: jobInput,
    output: employerJob,
    status: 201,
    refusals: ['PLAN_LIMIT', 'PAYMENT_DUE', 'PAY_BELOW_MINIMUM'],
    repeatable: true,
  },
  roleStarts: {
    method: 'GET',
    path: '/jobs/role-starts',
    summary: 'The roles of a sector, or those like what was typed, each with what a job of it usually says; at most nine',
    caller: 'employer',
    approval: 'approved_or_pending',
    query: roleStartsQuery,
    output: z.array(roleStart),
  },
  usualPay: {
    method: 'GET',
    path: '/jobs/usual-pay',
    summary: 'What live jobs of a role or sector pay an hour near a place: of five jobs by three employers at least',
    caller: 'employer',
    approval: 'approved_or_pending',
    query: usualPayQuery,
    output: usualPay,
  },
  checkWording: {
    method: 'POST',
    path: '/jobs/check-wording',
    summary: 'What the wording rules find in the texts of a job while it is written; keeps nothing',
    caller: 'employer',
    approval: 'approved_or_pending',
    body: advertWording,
    output: z.array(wordingHit),
  },
  workOutPay: {
    method: 'POST',
    path: '/jobs/pay-card',
    summary: 'What the pay of a job comes to, as seekers read it, while it is written; keeps nothing',
    caller: 'employer',
    approval: 'approved_or_pending',
    role: 'reviewer',
    body: payTerms.extend({
      ...jobPatch.pick({ shiftsNeeded: true }).shape,
      takenShifts: listOf(id, SHIFTS_MOST, 'Filled shifts').optional(),
    }),
    output: payCard.extend({ week: jobWeek }),
  },
  freePeople: {
    method: 'POST',
    path: '/jobs/free-people',
    summary: 'How many people nearby are free for the shifts of a job, while it is written; keeps nothing',
    caller: 'employer',
    approval: 'approved_or_pending',
    body: soughtWeek,
    output: freePeople,
  },
  readAdvert: {
    method: 'POST',
    path: '/jobs/read-advert',
    summary: 'What rules read in an advert that was written elsewhere, each with its words; keeps nothing',
    caller: 'employer',
    approval: 'approved_or_pending',
    body: pastedAdvert,
    output: advertReading,
  },
  ongoingJobs: {
    method: 'GET',
    path: '/jobs/ongoing-jobs',
    summary: 'Drafts, jobs being checked, live and paused ones, with counts per status',
    caller: 'employer',
    approval: 'approved_or_pending',
    role: 'reviewer',
    query: jobsQuery,
    output: page(employerJob),
    card: page(postCard),
  },
  closedJobs: {
    method: 'GET',
    path: '/jobs/closed-jobs',
    summary: 'Closed and removed jobs, with counts per status',
    caller: 'employer',
    role: 'reviewer',
    query: jobsQuery,
    output: page(employerJob),
    card: page(postCard),
  },
  jobDetails: {
    method: 'GET',
    path: '/jobs/job-details/{id}',
    summary: 'A job as its employer sees it',
    caller: 'employer',
    approval: 'approved_or_pending',
    role: 'reviewer',
    params: byId,
    output: employerJob,
  },
  jobFaults: {
    method: 'GET',
    path: '/jobs/{id}/faults',
    summary: 'What keeps a job from going live as it is saved, as publishing it would say; keeps nothing',
    caller: 'employer',
    approval: 'approved_or_pending',
    params: byId,
    output: z.array(jobFault),
  },
  changeJob: {
    method: 'PATCH',
    path: '/jobs/{id}',
    summary: 'Changes a job; once someone applied pay can only rise, title and employer stay, and applicants are told',
    caller: 'employer',
    approval: 'approved_or_pending',
    params: byId,
    body: jobEdit,
    output: employerJob,
    refusals: ['STALE', 'JOB_STARTED', 'PAY_BELOW_MINIMUM', 'INVALID_TRANSITION', 'VACANCIES_TAKEN'],
  },
  previewChange: {
    method: 'POST',
    path: '/jobs/{id}/change-preview',
    summary: 'Who would be told of a change of a job, what each of them would read, and whom it fits better or worse; keeps nothing',
    caller: 'employer',
    params: byId,
    body: jobDraftEdit,
    output: changePreview,
    refusals: ['STALE', 'JOB_STARTED', 'PAY_BELOW_MINIMUM', 'INVALID_TRANSITION', 'VACANCIES_TAKEN'],
  },
  changeAnswers: {
    method: 'GET',
    path: '/jobs/{id}/change-answers',
    summary: 'Who was told of the newest change of a job, and what they said to it',
    caller: 'employer',
    role: 'reviewer',
    params: byId,
    output: changeAnswers,
  },
  jobsWithApplications: {
    method: 'GET',
    path: '/jobs/applications-jobs',
    summary: 'Jobs with how many applications stand at these statuses, and the newest of them',
    caller: 'employer',
    role: 'reviewer',
    query: pageQuery.extend({ applicationStatus: many(z.enum(applicationStatuses)).default(['applied']), sort, ...inView }),
    output: page(jobWithApplicants),
    card: page(postCardWithApplicants),
  },
})
