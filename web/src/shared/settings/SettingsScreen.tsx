import { IconBell, IconDownload, IconEye, IconKey, IconLogout, IconSun } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ConsentSide } from '#web/shared/consent/consent-side'
import { NotificationsCard } from '#web/shared/settings/NotificationsCard'
import { PrivacyCard } from '#web/shared/settings/PrivacyCard'
import { SettingsRail } from '#web/shared/settings/SettingsRail'
import { SignOutCard } from '#web/shared/settings/SignOutCard'
import { ThemeCard } from '#web/shared/settings/ThemeCard'
import { paths } from '#web/shared/paths'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { Bone } from '#web/ui/page/Bone'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words } from '#web/shared/settings/words'
import styles from './Settings.module.css'

/** The largest part, with sheets of its own; what is beside it doesn't wait. */
const OwnSignInCard = lazyPart(
  async () => (await import('#web/shared/settings/sign-in/OwnSignInCard')).OwnSignInCard,
  <Bone height={480} />,
)

interface SettingsScreenProps {
  readonly type: SignInType
  readonly consent: ConsentSide
  /** Further rows of what is private. */
  readonly privacy?: ReactNode
  /** What can be taken along and deleted. */
  readonly data: ReactNode
}

/** What a person sets about their own account, the same on both sides; a rail leads to each section on a desk. */
export function SettingsScreen({ type, consent, privacy, data }: SettingsScreenProps) {
  useScreen(words.settings, paths.home)
  const sections = [
    { key: 'sign-in', label: words.signIn, icon: IconKey, part: <OwnSignInCard type={type} /> },
    { key: 'notifications', label: words.notifications, icon: IconBell, part: <NotificationsCard /> },
    { key: 'counted', label: words.privacy, icon: IconEye, part: <PrivacyCard side={consent}>{privacy}</PrivacyCard> },
    { key: 'your-data', label: words.yourData, icon: IconDownload, part: data },
    { key: 'appearance', label: words.appearance, icon: IconSun, part: <ThemeCard /> },
    { key: 'sign-out', label: words.signOut, icon: IconLogout, part: <SignOutCard type={type} /> },
  ]
  return (
    <Rows>
      <PageTitle isInHeader title={words.settings} />
      <div className={styles.columns}>
        <SettingsRail sections={sections} />
        <Rows>
          {sections.map(({ key, part }) => (
            <div key={key} id={key} className={styles.section} tabIndex={-1}>
              {part}
            </div>
          ))}
        </Rows>
      </div>
    </Rows>
  )
}
