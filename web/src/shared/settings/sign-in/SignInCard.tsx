import type { ReactNode } from 'react'
import { PasskeyRows } from '#web/shared/settings/sign-in/passkeys/PasskeyRows'
import { PasswordRow } from '#web/shared/settings/sign-in/PasswordRow'
import { SecondStepRows } from '#web/shared/settings/sign-in/second-step/SecondStepRows'
import { SettingRows } from '#web/shared/settings/SettingRow'
import { SessionList } from '#web/shared/settings/sign-in/SessionList'
import { type SignInCalls, offersPasskeys, offersSecondStep } from '#web/shared/settings/sign-in/sign-in-calls'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/shared/settings/sign-in/words'

interface SignInCardProps {
  readonly calls: SignInCalls
  /** Rows before those of everybody. */
  readonly children?: ReactNode
}

/** How somebody signs in, and where they have; alike in every pool. */
export function SignInCard({ calls, children }: SignInCardProps) {
  return (
    <Card label={words.signIn}>
      <h2>{words.signIn}</h2>
      <SettingRows label={words.waysToSignIn}>
        {children}
        <PasswordRow calls={calls} />
        {offersPasskeys(calls) && <PasskeyRows calls={calls} />}
        {offersSecondStep(calls) && <SecondStepRows calls={calls} />}
      </SettingRows>
      <SessionList calls={calls} />
    </Card>
  )
}
