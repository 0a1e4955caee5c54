/** Every call of the employer service. */
import { type Groups, contract } from '#contract/call'
import { employerActivity } from '#contract/employer/activity'
import { employerApplicants } from '#contract/employer/applicants'
import { employerAssessments } from '#contract/employer/assessments'
import { employerCompany } from '#contract/employer/company'
import { employerCover } from '#contract/employer/cover'
import { employerEvents } from '#contract/employer/events'
import { employerFeedback } from '#contract/employer/feedback'
import { employerInterviews } from '#contract/employer/interviews'
import { employerJobLifecycle } from '#contract/employer/job-lifecycle'
import { employerJobs } from '#contract/employer/jobs'
import { employerMeetings } from '#contract/employer/meetings'
import { employerMembers } from '#contract/employer/members'
import { employerMessages } from '#contract/employer/messages'
import { employerNotifications } from '#contract/employer/notifications'
import { employerPrivacy } from '#contract/employer/privacy'
import { employerQuestions } from '#contract/employer/questions'
import { employerRegister } from '#contract/employer/register'
import { employerSubscription } from '#contract/employer/subscription'
import { employerTemplates } from '#contract/employer/templates'
import { employerUploads } from '#contract/employer/uploads'
import { publicReference } from '#contract/public/reference'

export const employerBase = '/jobs'

export const employerService = contract({
  ...employerActivity,
  ...employerApplicants,
  ...employerAssessments,
  ...employerCompany,
  ...employerCover,
  ...employerEvents,
  ...employerFeedback,
  ...employerInterviews,
  ...employerJobLifecycle,
  ...employerJobs,
  ...employerMeetings,
  ...employerMembers,
  ...employerMessages,
  ...employerNotifications,
  ...employerPrivacy,
  ...employerQuestions,
  ...employerRegister,
  ...employerSubscription,
  ...employerTemplates,
  ...employerUploads,
  ...publicReference,
})
export type EmployerService = typeof employerService

/** The same by what they are about, as the reference shows them. */
export const employerGroups: Groups = {
  Activity: employerActivity,
  Applicants: employerApplicants,
  'Scores and notes': employerAssessments,
  Company: employerCompany,
  Cover: employerCover,
  Events: employerEvents,
  Feedback: employerFeedback,
  Interviews: employerInterviews,
  'Life of a job': employerJobLifecycle,
  Jobs: employerJobs,
  Meetings: employerMeetings,
  Members: employerMembers,
  Messages: employerMessages,
  Notifications: employerNotifications,
  'Own data': employerPrivacy,
  Questions: employerQuestions,
  'Company register': employerRegister,
  Subscription: employerSubscription,
  Templates: employerTemplates,
  Files: employerUploads,
  Places: publicReference,
}
