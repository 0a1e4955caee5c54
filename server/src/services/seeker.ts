import { type SeekerService, seekerBase, seekerGroups, seekerService } from '@evenshift/contract/seeker/service'
import { seekerApplicationCalls } from '#server/calls/seeker/applications/applications'
import { appscreenCalls } from '#server/calls/seeker/applications/appscreen'
import { seekerPrivacyCalls } from '#server/calls/seeker/privacy'
import { seekerFeedbackCalls } from '#server/calls/seeker/feedback'
import { educationCalls } from '#server/calls/seeker/profile/education'
import { workCalls } from '#server/calls/seeker/profile/work'
import { homeCalls } from '#server/calls/seeker/home'
import { answerSlot } from '#server/capabilities/work/hiring/public'
import { seekerInterviewCalls } from '#server/calls/seeker/applications/interviews'
import { seekerMeetingCalls } from '#server/calls/seeker/applications/meetings'
import { advertCalls } from '#server/calls/seeker/jobs/adverts'
import { blockCalls } from '#server/calls/seeker/jobs/blocks'
import { followCalls } from '#server/calls/seeker/jobs/follows'
import { notForMeCalls } from '#server/calls/seeker/jobs/not-for-me'
import { seekerNotificationCalls } from '#server/calls/seeker/notifications'
import { cvCalls } from '#server/calls/seeker/profile/cv'
import { documentCalls } from '#server/calls/seeker/profile/documents'
import { availabilityCalls } from '#server/calls/seeker/profile/availability'
import { planCalls } from '#server/calls/seeker/jobs/plan'
import { profileCalls } from '#server/calls/seeker/profile/profile'
import { publicReferenceCalls } from '#server/calls/public/reference'
import { referenceCalls } from '#server/calls/seeker/reference'
import { savedCalls } from '#server/calls/seeker/jobs/saved'
import { savedSearchCalls } from '#server/calls/seeker/jobs/saved-searches'
import { searchCalls } from '#server/calls/seeker/jobs/search'
import { seekerUploadCalls } from '#server/calls/seeker/uploads'
import { eventCalls } from '#server/calls/events'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { fileReaders } from '#server/services/files'
import { repeatable } from '#server/services/repeatable'

/** The types here are written out: what TypeScript would infer of so many calls is too long for it. */
type SeekerHandlers = Handlers<SeekerService, SeekerContext>
const handlers: SeekerHandlers = repeatable(seekerService, {
  ...advertCalls,
  ...appscreenCalls,
  ...availabilityCalls,
  ...blockCalls,
  ...cvCalls,
  ...documentCalls,
  ...eventCalls,
  ...educationCalls,
  ...followCalls,
  ...homeCalls,
  ...notForMeCalls,
  ...planCalls,
  ...profileCalls,
  ...publicReferenceCalls,
  ...referenceCalls,
  ...savedCalls,
  ...savedSearchCalls,
  ...searchCalls,
  ...seekerApplicationCalls,
  ...seekerFeedbackCalls,
  ...seekerNotificationCalls,
  ...seekerPrivacyCalls,
  ...seekerUploadCalls(fileReaders, answerSlot),
  ...seekerInterviewCalls,
  ...seekerMeetingCalls,
  ...workCalls,
})

/** The seeker service: which capabilities answer under /info. */
export const seeker: {
  readonly title: string
  readonly prefix: string
  readonly calls: SeekerService
  readonly groups: typeof seekerGroups
  readonly handlers: SeekerHandlers
} = {
  title: 'Evenshift for job seekers',
  prefix: seekerBase,
  calls: seekerService,
  groups: seekerGroups,
  handlers,
}
