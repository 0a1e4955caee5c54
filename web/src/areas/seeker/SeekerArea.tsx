import { useQuery } from '@tanstack/react-query'
import { IconBookmark, IconHome, IconSearch, IconSend, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SeekerRoutes } from '#web/areas/seeker/SeekerRoutes'
import { notificationCalls } from '#web/areas/seeker/notifications/notification-calls'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { seekerQuery } from '#web/shared/calls/seeker'
import { seekerConsent } from '#web/shared/consent/seeker-consent'
import { useUnread } from '#web/shared/notifications/useNotifications'
import { paths } from '#web/shared/paths'
import { AccountMenu } from '#web/shared/shell/AccountMenu'
import { type NavItem, Shell } from '#web/shared/shell/Shell'
import { words } from '#web/areas/seeker/words'

const nav = (offers: number): readonly NavItem[] => [
  { to: paths.home, label: words.home, icon: IconHome },
  { to: paths.find, label: words.find, icon: IconSearch, holds: [paths.plan] },
  { to: paths.saved, label: words.saved, icon: IconBookmark },
  {
    to: paths.applications,
    label: words.applications,
    short: words.applied,
    icon: IconSend,
    holds: [paths.messages, '/interview/'],
    waiting: offers > 0,
  },
  { to: paths.profile, label: words.profile, icon: IconUser },
]

/** The job seeker's side; `children` stand instead of its screens. */
export function SeekerArea({ children }: { readonly children?: ReactNode }) {
  const profile = useProfile()
  const { data: counts } = useQuery(seekerQuery('applicationCount'))
  const unread = useUnread(notificationCalls)
  const items = nav(counts?.offered ?? 0)
  const name = profile ? `${profile.firstName} ${profile.lastName}` : ''
  return (
    <Shell
      area="seeker"
      header={items}
      bottom={items}
      unread={unread}
      consent={seekerConsent}
      account={<AccountMenu name={name} picture={profile?.avatar ?? null} round />}
    >
      {children ?? <SeekerRoutes />}
    </Shell>
  )
}
