import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { seekerMessageCalls } from '#server/capabilities/applications/calls.messages'
import { seekerApplicationCalls } from '#server/capabilities/applications/calls.seeker'
import { erasureCalls } from '#server/capabilities/erasure/calls.seeker'
import { seekerFeedbackCalls } from '#server/capabilities/feedback/calls.seeker'
import { educationCalls, workCalls } from '#server/capabilities/history/calls.seeker'
import { homeCalls } from '#server/capabilities/home/calls.seeker'
import { answerSlot } from '#server/capabilities/interviews/public'
import { seekerInterviewCalls } from '#server/capabilities/interviews/calls.seeker'
import { blockCalls } from '#server/capabilities/marks/calls.blocks'
import { followCalls } from '#server/capabilities/marks/calls.follows'
import { notForMeCalls } from '#server/capabilities/marks/calls.not-for-me'
import { seekerNotificationCalls } from '#server/capabilities/notifications/calls.seeker'
import { documentCalls } from '#server/capabilities/profiles/calls.documents'
import { availabilityCalls, profileCalls } from '#server/capabilities/profiles/calls.seeker'
import { publicReferenceCalls } from '#server/capabilities/reference/calls.public'
import { referenceCalls } from '#server/capabilities/reference/calls.seeker'
import { savedCalls } from '#server/capabilities/saved/calls.seeker'
import { savedSearchCalls } from '#server/capabilities/saved-searches/calls.seeker'
import { searchCalls } from '#server/capabilities/search/calls.seeker'
import { seekerUploadCalls } from '#server/capabilities/uploads/calls.seeker'
import { fileReaders } from '#server/services/files'
import { repeatable } from '#server/services/repeatable'

/** The seeker service: which capabilities answer under /info. */
export const seeker = {
  title: 'Evenshift for job seekers',
  prefix: seekerBase,
  calls: seekerService,
  handlers: repeatable(seekerService, {
    ...availabilityCalls,
    ...blockCalls,
    ...documentCalls,
    ...educationCalls,
    ...erasureCalls,
    ...followCalls,
    ...homeCalls,
    ...notForMeCalls,
    ...profileCalls,
    ...publicReferenceCalls,
    ...referenceCalls,
    ...savedCalls,
    ...savedSearchCalls,
    ...searchCalls,
    ...seekerApplicationCalls,
    ...seekerFeedbackCalls,
    ...seekerNotificationCalls,
    ...seekerUploadCalls(fileReaders, answerSlot),
    ...seekerInterviewCalls,
    ...seekerMessageCalls,
    ...workCalls,
  }),
}
