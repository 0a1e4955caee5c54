import type { ComponentType } from 'react'
import { WaitingGate } from '#web/areas/auth/verification/WaitingGate'
import { paths } from '#web/shared/paths'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { useTitle } from '#web/shared/screens/useTitle'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { words } from '#web/areas/auth/verification/words'

/** Each side fixes its own, or says how it's suspended; only one of them is ever loaded. */
const screens: Readonly<Record<'Rejected' | 'Suspended', Readonly<Record<SignInType, ComponentType>>>> = {
  Rejected: {
    jobseeker: lazyScreen(async () => (await import('#web/areas/auth/verification/rejected/RejectedProfile')).RejectedProfile),
    employer: lazyScreen(async () => (await import('#web/areas/auth/verification/rejected/RejectedCompany')).RejectedCompany),
  },
  Suspended: {
    jobseeker: lazyScreen(async () => (await import('#web/areas/auth/verification/suspended/SuspendedProfile')).SuspendedProfile),
    employer: lazyScreen(async () => (await import('#web/areas/auth/verification/suspended/SuspendedCompany')).SuspendedCompany),
  },
}

export function VerificationRejected() {
  useTitle(words.notApproved)
  return (
    <WaitingGate screen={paths.verificationRejected}>
      {(type, { status }) => {
        const Screen = screens[status === 'Suspended' ? 'Suspended' : 'Rejected'][type]
        return <Screen />
      }}
    </WaitingGate>
  )
}
