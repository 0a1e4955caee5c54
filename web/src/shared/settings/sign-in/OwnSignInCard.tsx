import { EmailRow } from '#web/shared/settings/sign-in/EmailRow'
import { LoadedSignInCard } from '#web/shared/settings/sign-in/LoadedSignInCard'
import { ownCalls } from '#web/shared/settings/sign-in/own-calls'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** How a seeker or a member of a company signs in; theirs is an email that they can change. */
export function OwnSignInCard({ type }: { readonly type: SignInType }) {
  return (
    <LoadedSignInCard pool={type} load={() => ownCalls(type)}>
      <EmailRow type={type} />
    </LoadedSignInCard>
  )
}
