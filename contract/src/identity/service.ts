/** The identity calls of each pool and the path that they stand under. */
import { identityCalls } from '#contract/identity/calls'

export const identityBases = {
  jobseeker: '/identity/jobseeker',
  employer: '/identity/employer',
  staff: '/identity/staff',
} as const

export const identityService = {
  jobseeker: identityCalls('jobseeker'),
  employer: identityCalls('employer'),
  staff: identityCalls('staff'),
} as const
/** Any pool's identity calls: their shapes are the same in each. */
export type IdentityCalls = ReturnType<typeof identityCalls>
