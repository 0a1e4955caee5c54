import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { activityCalls } from '#server/capabilities/activity/calls.employer'
import { employerApplicationCalls } from '#server/capabilities/applications/calls.employer'
import { employerMessageCalls } from '#server/capabilities/applications/calls.messages'
import { assessmentCalls } from '#server/capabilities/assessments/calls.employer'
import { companyCalls } from '#server/capabilities/companies/calls.employer'
import { memberCalls } from '#server/capabilities/companies/calls.members'
import { registerCalls } from '#server/capabilities/companies/calls.register'
import { employerFeedbackCalls } from '#server/capabilities/feedback/calls.employer'
import { employerInterviewCalls } from '#server/capabilities/interviews/calls.employer'
import { jobCalls } from '#server/capabilities/jobs/calls.employer'
import { employerNotificationCalls } from '#server/capabilities/notifications/calls.employer'
import { questionCalls } from '#server/capabilities/questions/calls.employer'
import { postingListCalls } from '#server/capabilities/reference/calls.employer'
import { publicReferenceCalls } from '#server/capabilities/reference/calls.public'
import { subscriptionCalls } from '#server/capabilities/subscriptions/calls.employer'
import { templateCalls } from '#server/capabilities/templates/calls.employer'
import { employerUploadCalls } from '#server/capabilities/uploads/calls.employer'
import { fileReaders } from '#server/services/files'
import { repeatable } from '#server/services/repeatable'

/** The employer service: which capabilities answer under /jobs. */
export const employer = {
  title: 'Evenshift for employers',
  prefix: employerBase,
  calls: employerService,
  handlers: repeatable(employerService, {
    ...activityCalls,
    ...assessmentCalls,
    ...companyCalls,
    ...employerApplicationCalls,
    ...employerFeedbackCalls,
    ...employerInterviewCalls,
    ...employerMessageCalls,
    ...employerNotificationCalls,
    ...jobCalls,
    ...memberCalls,
    ...postingListCalls,
    ...publicReferenceCalls,
    ...questionCalls,
    ...registerCalls,
    ...subscriptionCalls,
    ...templateCalls,
    ...employerUploadCalls(fileReaders),
  }),
}
