import { z } from 'zod'
import { contract } from '#contract/call'
import { moveAnswer, moveInput } from '#contract/model/application/applicant-move'
import { byId, id, inView, line, many, page, pageQuery, queryInt } from '#contract/model/basics'
import { employerApplication, employerApplicationDetail } from '#contract/model/application/employer-application'
import { newTimes, newTimesInput } from '#contract/model/application/new-times'
import { pulledOut } from '#contract/model/application/pulled-out'
import { interview } from '#contract/model/interview/interview'
import { skillConfirmation } from '#contract/model/application/skill-confirmation'
import { statusCount } from '#contract/model/job/job'
import { applicantCard, repliesDue } from '#contract/model/overview/applicant-card'
import { applicationStatuses } from '#contract/states/application/application'
import { applicantProofs, applicantSorts } from '#contract/states/company/employer-lists'

const applicantsQuery = pageQuery.extend({
  jobId: id.optional(),
  /** Picks the jobs where jobId is missing. */
  jobStatus: z.enum(['ongoing', 'closed']).optional(),
  status: many(z.enum(applicationStatuses)).optional(),
  search: line(100, 'The search').optional(),
  /** Only those who have this. */
  has: z.enum(applicantProofs).optional(),
  /** Only those who live so near to the job, and those of whom it isn’t known. */
  withinMiles: queryInt(1, 100, 'withinMiles').optional(),
  sort: z.enum(applicantSorts).default('match'),
  ...inView,
})

export const employerApplicants = contract({
  applications: {
    method: 'GET',
    path: '/jobs/job-applications',
    summary: 'Applications with who applied and how they match',
    caller: 'employer',
    role: 'reviewer',
    query: applicantsQuery,
    output: page(employerApplication),
    /** `due` is of all that were asked for, whatever page. */
    card: page(applicantCard).extend({ due: repliesDue }),
    refusals: ['NOT_FOUND'],
  },
  openApplication: {
    method: 'GET',
    path: '/jobs/application/{id}',
    summary: 'An application in full; the seeker learns that it was opened',
    caller: 'employer',
    role: 'reviewer',
    params: byId,
    output: employerApplicationDetail.extend({ interview: interview.nullable() }),
  },
  pulledOut: {
    method: 'GET',
    path: '/jobs/application/{id}/pulled-out',
    summary: 'Who pulled out after accepting an offer, when, and whether their place is free',
    caller: 'employer',
    role: 'reviewer',
    params: byId,
    output: pulledOut,
  },
  moveApplicants: {
    method: 'PATCH',
    path: '/jobs/updateApplicantStatus',
    summary: 'Moves one application, or many each on its own; or takes the last move back',
    caller: 'employer',
    query: z.strictObject({ applicationId: id.optional() }),
    body: moveInput,
    output: moveAnswer,
    refusals: [
      'NOT_FOUND',
      'STALE',
      'INVALID_TRANSITION',
      'VACANCIES_TAKEN',
      'SHIFT_TAKEN',
      'PAY_BELOW_MINIMUM',
      'PLAN_LIMIT',
      'NOTHING_TO_UNDO',
    ],
  },
  askNewTimes: {
    method: 'POST',
    path: '/jobs/application/{id}/new-times',
    summary: 'Asks someone who agreed to a shift to come at the time that its job has now; asked again it stays asked',
    caller: 'employer',
    params: byId,
    body: newTimesInput,
    output: newTimes,
    refusals: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION', 'ALREADY_EXISTS', 'SHIFT_TAKEN', 'PAY_BELOW_MINIMUM'],
  },
  confirmSkills: {
    method: 'PUT',
    path: '/jobs/application/{id}/confirmed-skills',
    summary: 'Confirms skills of someone who was hired, from their first shift on, or takes that back; answers what is confirmed now',
    caller: 'employer',
    params: byId,
    body: skillConfirmation,
    output: z.array(z.string()),
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  applicationsCount: {
    method: 'GET',
    path: '/jobs/applications-count',
    summary: 'Applications per status over all jobs that aren’t removed',
    caller: 'employer',
    role: 'reviewer',
    output: z.array(statusCount),
  },
})
