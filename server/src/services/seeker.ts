import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { seekerApplicationCalls } from '#server/capabilities/applications/calls.seeker'
import { educationCalls, workCalls } from '#server/capabilities/history/calls.seeker'
import { homeCalls } from '#server/capabilities/home/calls.seeker'
import { answerSlot } from '#server/capabilities/interviews/public'
import { seekerInterviewCalls } from '#server/capabilities/interviews/calls.seeker'
import { documentCalls } from '#server/capabilities/profiles/calls.documents'
import { availabilityCalls, profileCalls } from '#server/capabilities/profiles/calls.seeker'
import { publicReferenceCalls } from '#server/capabilities/reference/calls.public'
import { referenceCalls } from '#server/capabilities/reference/calls.seeker'
import { savedCalls } from '#server/capabilities/saved/calls.seeker'
import { searchCalls } from '#server/capabilities/search/calls.seeker'
import { seekerUploadCalls } from '#server/capabilities/uploads/calls.seeker'
import { fileReaders } from '#server/services/files'

/** The seeker service: which capabilities answer under /info. */
export const seeker = {
  title: 'Evenshift for job seekers',
  prefix: seekerBase,
  calls: seekerService,
  handlers: {
    ...availabilityCalls,
    ...documentCalls,
    ...educationCalls,
    ...homeCalls,
    ...profileCalls,
    ...publicReferenceCalls,
    ...referenceCalls,
    ...savedCalls,
    ...searchCalls,
    ...seekerApplicationCalls,
    ...seekerUploadCalls(fileReaders, answerSlot),
    ...seekerInterviewCalls,
    ...workCalls,
  },
}
