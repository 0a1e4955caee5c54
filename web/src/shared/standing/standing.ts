import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { queryOptions } from '@tanstack/react-query'
import { paths, to } from '#web/shared/paths'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** How far a person's profile has come: not yet made, or one of the statuses with the reason that was given. */
export type Standing =
  | { readonly complete: false }
  | {
      readonly complete: true
      readonly status: ProfileStatus
      /** A company that was approved before keeps working while it is checked again. */
      readonly isCheckedAgain: boolean
      readonly reason: string | null
    }

const ask: Record<SignInType, () => Promise<Standing>> = {
  jobseeker: async () => (await import('#web/shared/standing/seeker-standing')).seekerStanding(),
  employer: async () => (await import('#web/shared/standing/employer-standing')).employerStanding(),
}

export const standingQuery = (type: SignInType) => queryOptions({ queryKey: ['standing', type] as const, queryFn: () => ask[type]() })

/** The one screen that a standing allows; null where the whole product is open. */
export function screenFor(standing: Standing, type: SignInType): string | null {
  if (!standing.complete) return to(paths.completeProfile, { type })
  switch (standing.status) {
    case 'Approved':
      return null
    case 'Pending':
      return standing.isCheckedAgain ? null : paths.verificationPending
    case 'Rejected':
    case 'Suspended':
      return paths.verificationRejected
  }
}
