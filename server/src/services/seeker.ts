import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { seekerApplicationCalls } from '#server/capabilities/applications/calls.seeker'
import { homeCalls } from '#server/capabilities/home/calls.seeker'
import { availabilityCalls, profileCalls } from '#server/capabilities/profiles/calls.seeker'
import { publicReferenceCalls } from '#server/capabilities/reference/calls.public'
import { referenceCalls } from '#server/capabilities/reference/calls.seeker'
import { savedCalls } from '#server/capabilities/saved/calls.seeker'
import { searchCalls } from '#server/capabilities/search/calls.seeker'

/** The seeker service: which capabilities answer under /info. */
export const seeker = {
  title: 'Evenshift for job seekers',
  prefix: seekerBase,
  calls: seekerService,
  handlers: {
    ...availabilityCalls,
    ...homeCalls,
    ...profileCalls,
    ...publicReferenceCalls,
    ...referenceCalls,
    ...savedCalls,
    ...searchCalls,
    ...seekerApplicationCalls,
  },
}
