import { LoadedSignInCard } from '#web/shared/settings/sign-in/LoadedSignInCard'
import { ownStaffCalls } from '#web/shared/settings/sign-in/own-staff-calls'
import { useScreen } from '#web/shared/shell/useScreen'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words } from '#web/areas/staff/account/words'
import styles from './Account.module.css'

/** How a colleague signs in, and where they have. */
export function AccountScreen() {
  useScreen(words.yourAccount)
  return (
    <div className={styles.screen}>
      <PageTitle title={words.yourAccount} />
      <LoadedSignInCard pool="staff" load={ownStaffCalls} />
    </div>
  )
}
