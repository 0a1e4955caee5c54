import { contract } from '#contract/call'
import { profile, profileCompletion, profilePatch } from '#contract/model/profile/profile'

export const seekerProfile = contract({
  profileDetails: {
    method: 'GET',
    path: '/profile-completion/details',
    summary: 'The own profile; none where it isn’t yet made',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: profileCompletion,
  },
  changeProfile: {
    method: 'PATCH',
    path: '/user',
    summary: 'Makes the profile once the required parts are there, changes it, or sends a rejected one again',
    caller: 'jobseeker',
    approval: 'signed_in',
    body: profilePatch,
    output: profile,
    refusals: ['TOO_YOUNG', 'RESUBMISSIONS_USED'],
  },
})
