import { employerBase, employerGroups, employerService } from '@evenshift/contract/employer/service'
import { activityCalls } from '#server/calls/employer/activity'
import { employerApplicationCalls } from '#server/calls/employer/applicants'
import { employerMeetingCalls } from '#server/calls/employer/meetings'
import { employerMessageCalls } from '#server/calls/employer/messages'
import { assessmentCalls } from '#server/calls/employer/assessments'
import { companyCalls } from '#server/calls/employer/company'
import { coverCalls } from '#server/calls/employer/cover'
import { memberCalls } from '#server/calls/employer/members'
import { registerCalls } from '#server/calls/employer/register'
import { employerFeedbackCalls } from '#server/calls/employer/feedback'
import { employerInterviewCalls } from '#server/calls/employer/interviews'
import { jobLifecycleCalls } from '#server/calls/employer/job-lifecycle'
import { jobCalls } from '#server/calls/employer/jobs'
import { employerNotificationCalls } from '#server/calls/employer/notifications'
import { employerPrivacyCalls } from '#server/calls/employer/privacy'
import { questionCalls } from '#server/calls/employer/questions'
import { publicReferenceCalls } from '#server/calls/public/reference'
import { subscriptionCalls } from '#server/calls/employer/subscription'
import { templateCalls } from '#server/calls/employer/templates'
import { employerUploadCalls } from '#server/calls/employer/uploads'
import { welcomeCalls } from '#server/calls/employer/welcome'
import { eventCalls } from '#server/calls/events'
import type { Handlers, EmployerContext } from '#server/http/call/context'
import { fileReaders } from '#server/services/files'
import { repeatable } from '#server/services/repeatable'

/** Said, not inferred: the type of all calls together is longer than the compiler writes down. */
const handlers: Handlers<typeof employerService, EmployerContext> = repeatable(employerService, {
  ...activityCalls,
  ...assessmentCalls,
  ...companyCalls,
  ...coverCalls,
  ...employerApplicationCalls,
  ...employerFeedbackCalls,
  ...employerInterviewCalls,
  ...employerMeetingCalls,
  ...employerMessageCalls,
  ...employerNotificationCalls,
  ...employerPrivacyCalls,
  ...jobCalls,
  ...jobLifecycleCalls,
  ...memberCalls,
  ...publicReferenceCalls,
  ...questionCalls,
  ...registerCalls,
  ...subscriptionCalls,
  ...templateCalls,
  ...employerUploadCalls(fileReaders),
  ...welcomeCalls,
  ...eventCalls,
})

/** The employer service: which capabilities answer under /jobs. */
export const employer = {
  title: 'Evenshift for employers',
  prefix: employerBase,
  calls: employerService,
  groups: employerGroups,
  handlers,
}
