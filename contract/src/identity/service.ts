/** The identity calls of each pool and the path that they stand under. */
import { identityCalls, staffIdentityCalls } from '#contract/identity/calls'

export const identityBases = {
  jobseeker: '/identity/jobseeker',
  employer: '/identity/employer',
  staff: '/identity/staff',
} as const

export const identityService = {
  jobseeker: identityCalls('jobseeker'),
  employer: identityCalls('employer'),
  staff: staffIdentityCalls,
} as const
/** The identity calls of a pool that anybody may join: their shapes are the same in each. */
export type IdentityCalls = ReturnType<typeof identityCalls>
export type StaffIdentityCalls = typeof staffIdentityCalls
