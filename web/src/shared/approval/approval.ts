import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { queryOptions } from '@tanstack/react-query'
import { paths, to } from '#web/shared/paths'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** How far a person's profile has come: not yet made, or one of the statuses with the reason that was given. */
export type Approval =
  | { readonly complete: false }
  | {
      readonly complete: true
      readonly status: ProfileStatus
      /** A company that was approved before keeps working while it is checked again. */
      readonly isCheckedAgain: boolean
      readonly reason: string | null
    }

const ask: Record<SignInType, () => Promise<Approval>> = {
  jobseeker: async () => (await import('#web/shared/approval/seeker-approval')).seekerApproval(),
  employer: async () => (await import('#web/shared/approval/employer-approval')).employerApproval(),
}

export const approvalQuery = (type: SignInType) => queryOptions({ queryKey: ['approval', type] as const, queryFn: () => ask[type]() })

/** What is open beside the screen on which somebody waits: a company writes drafts of jobs meanwhile, and both write to us. */
export const isOpenToWaiting = (screen: string, pathname: string): boolean =>
  screen === paths.verificationPending && (pathname === paths.newPost || `${pathname}/`.startsWith(`${paths.feedback}/`))

/** The one screen that an approval allows; null where the whole product is open. */
export function screenFor(approval: Approval, type: SignInType): string | null {
  if (!approval.complete) return to(paths.completeProfile, { type })
  switch (approval.status) {
    case 'Approved':
      return null
    case 'Pending':
      return approval.isCheckedAgain ? null : paths.verificationPending
    case 'Rejected':
    case 'Suspended':
      return paths.verificationRejected
  }
}
