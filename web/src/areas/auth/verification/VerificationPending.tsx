import type { ComponentType } from 'react'
import { WaitingGate } from '#web/areas/auth/verification/WaitingGate'
import { paths } from '#web/shared/paths'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { useTitle } from '#web/shared/screens/useTitle'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { words } from '#web/areas/auth/verification/words'

/** Only the own side's is ever loaded. */
const checked: Readonly<Record<SignInType, ComponentType>> = {
  jobseeker: lazyScreen(async () => (await import('#web/areas/auth/verification/check/CheckedProfile')).CheckedProfile),
  employer: lazyScreen(async () => (await import('#web/areas/auth/verification/check/CheckedCompany')).CheckedCompany),
}

export function VerificationPending() {
  useTitle(words.beingChecked)
  return (
    <WaitingGate screen={paths.verificationPending}>
      {(type) => {
        const Checked = checked[type]
        return <Checked />
      }}
    </WaitingGate>
  )
}
