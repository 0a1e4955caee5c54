import { PasskeyRows } from '#web/shared/settings/sign-in/passkeys/PasskeyRows'
import { SecondStepRows } from '#web/shared/settings/sign-in/second-step/SecondStepRows'
import { SessionList } from '#web/shared/settings/sign-in/SessionList'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { Card } from '#web/ui/page/Card'
import styles from './SignInCard.module.css'

/** How somebody signs in, and where they have. */
export function SignInCard({ calls }: { readonly calls: SignInCalls }) {
  return (
    <Card label="Sign-in">
      <h2>Sign-in</h2>
      <ul className={styles.rows} aria-label="Ways to sign in">
        <PasskeyRows calls={calls} />
        <SecondStepRows calls={calls} />
      </ul>
      <SessionList calls={calls} />
    </Card>
  )
}
