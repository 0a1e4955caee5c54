import { ownStaffIdentity } from '#web/shared/session/staff'
import { SignInCard } from '#web/shared/settings/sign-in/SignInCard'
import { useScreen } from '#web/shared/shell/useScreen'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'

/** How a colleague signs in, and where they have. */
export function AccountScreen() {
  useScreen('Your account')
  return (
    <Rows>
      <PageTitle title="Your account" />
      <SignInCard calls={ownStaffIdentity} />
    </Rows>
  )
}
