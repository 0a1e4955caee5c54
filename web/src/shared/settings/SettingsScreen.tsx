import { NotificationsCard } from '#web/shared/settings/NotificationsCard'
import { SignOutCard } from '#web/shared/settings/SignOutCard'
import { ThemeCard } from '#web/shared/settings/ThemeCard'
import { paths } from '#web/shared/paths'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { Bone } from '#web/ui/page/Bone'
import { Columns, Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'

/** The largest part, with sheets of its own; what is beside it doesn't wait. */
const OwnSignInCard = lazyPart(
  async () => (await import('#web/shared/settings/sign-in/OwnSignInCard')).OwnSignInCard,
  <Bone height={480} />,
)

/** What a person sets about their own account, the same on both sides. */
export function SettingsScreen({ type }: { readonly type: SignInType }) {
  useScreen('Settings', paths.home)
  return (
    <Rows>
      <PageTitle title="Settings" />
      <Columns kind="two">
        <Rows>
          <OwnSignInCard type={type} />
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
