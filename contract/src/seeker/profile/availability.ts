import { contract } from '#contract/call'
import { fittingCounts } from '#contract/model/job/search'
import { availability, availabilityInput } from '#contract/model/profile/availability'

export const seekerAvailability = contract({
  availability: {
    method: 'GET',
    path: '/availability',
    summary: 'The own week: free times and classes',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: availability,
  },
  setAvailability: {
    method: 'PUT',
    path: '/availability',
    summary: 'Sets the whole week',
    caller: 'jobseeker',
    approval: 'signed_in',
    body: availabilityInput,
    output: availability,
  },
  fittingJobs: {
    method: 'POST',
    path: '/availability/fitting-jobs',
    summary: 'How many jobs within reach a week fits, while it is drawn; keeps nothing',
    caller: 'jobseeker',
    approval: 'signed_in',
    body: availabilityInput,
    output: fittingCounts,
    refusals: ['PROFILE_INCOMPLETE'],
  },
})
