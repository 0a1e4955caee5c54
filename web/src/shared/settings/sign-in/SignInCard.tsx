import { SessionList } from '#web/shared/settings/sign-in/SessionList'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { Card } from '#web/ui/page/Card'

/** How somebody signs in, and where they have. */
export function SignInCard({ calls }: { readonly calls: SignInCalls }) {
  return (
    <Card label="Sign-in">
      <h2>Sign-in</h2>
      <SessionList calls={calls} />
    </Card>
  )
}
