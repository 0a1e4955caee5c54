import type { ComponentType } from 'react'
import { Suspended } from '#web/areas/auth/verification/Suspended'
import { WaitingGate } from '#web/areas/auth/verification/WaitingGate'
import { paths } from '#web/shared/paths'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { useTitle } from '#web/shared/screens/useTitle'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** Each side fixes its own; only one of them is ever loaded. */
const rejected: Readonly<Record<SignInType, ComponentType>> = {
  jobseeker: lazyScreen(async () => (await import('#web/areas/auth/verification/rejected/RejectedProfile')).RejectedProfile),
  employer: lazyScreen(async () => (await import('#web/areas/auth/verification/rejected/RejectedCompany')).RejectedCompany),
}

export function VerificationRejected() {
  useTitle('Not approved')
  return (
    <WaitingGate screen={paths.verificationRejected}>
      {(type, { status, reason }) => {
        const Rejected = rejected[type]
        return status === 'Suspended' ? <Suspended reason={reason} /> : <Rejected />
      }}
    </WaitingGate>
  )
}
