import { accountCalls } from '#web/shared/settings/account-calls'
import { EmailCard } from '#web/shared/settings/EmailCard'
import { NotificationsCard } from '#web/shared/settings/NotificationsCard'
import { PasswordCard } from '#web/shared/settings/PasswordCard'
import { SignInCard } from '#web/shared/settings/sign-in/SignInCard'
import { SignOutCard } from '#web/shared/settings/SignOutCard'
import { ThemeCard } from '#web/shared/settings/ThemeCard'
import { paths } from '#web/shared/paths'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { useScreen } from '#web/shared/shell/useScreen'
import { Columns, Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'

/** What a person sets about their own account, the same on both sides. */
export function SettingsScreen({ type }: { readonly type: SignInType }) {
  useScreen('Settings', paths.home)
  return (
    <Rows>
      <PageTitle title="Settings" />
      <Columns kind="two">
        <Rows>
          <EmailCard type={type} />
          <PasswordCard type={type} />
          <SignInCard calls={accountCalls(type)} />
        </Rows>
        <Rows>
          <NotificationsCard />
          <ThemeCard />
          <SignOutCard type={type} />
        </Rows>
      </Columns>
    </Rows>
  )
}
