import { accountCalls } from '#web/shared/settings/account-calls'
import { EmailRow } from '#web/shared/settings/sign-in/EmailRow'
import { SignInCard } from '#web/shared/settings/sign-in/SignInCard'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** How a seeker or a member of a company signs in; theirs is an email that they can change. */
export function OwnSignInCard({ type }: { readonly type: SignInType }) {
  return (
    <SignInCard calls={accountCalls(type)}>
      <EmailRow type={type} />
    </SignInCard>
  )
}
