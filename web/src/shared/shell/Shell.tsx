import '../../ui/theme/controls.css'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Link, NavLink, useLocation, useMatch } from 'react-router'
import { IconArrowLeft, IconBell } from '@tabler/icons-react'
import { AnalyticsPlace } from '#web/shared/analytics/AnalyticsPlace'
import type { ConsentSide } from '#web/shared/consent/consent-side'
import { paths } from '#web/shared/paths'
import { BackLink } from '#web/shared/screens/leaving/BackLink'
import { Failure } from '#web/shared/screens/Failure'
import { FailureBoundary } from '#web/shared/screens/FailureBoundary'
import { useKeptPath } from '#web/shared/screens/leaving/path-before'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { ScrollPlace } from '#web/shared/screens/ScrollPlace'
import { type ScreenHead, ScreenHeadContext } from '#web/shared/shell/useScreen'
import { Wordmark } from '#web/ui/page/Wordmark'
import { words } from '#web/shared/shell/words'
import styles from './Shell.module.css'

/** Says something only while mail comes back. */
const BouncedNote = lazyPart(async () => (await import('#web/shared/settings/BouncedNote')).BouncedNote, null)

export interface NavItem {
  readonly to: string
  readonly label: string
  /** The word below the icon of the bottom bar where the label is too long for it. */
  readonly short?: string
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>
  /** The beginnings of other addresses that belong to it. */
  readonly holds?: readonly string[]
  /** Something there waits for the person. */
  readonly waiting?: boolean
}

/** A way of the menu, marked where one is in what belongs to it. */
function MenuLink({ item: { to, holds = [] }, children }: { readonly item: NavItem; readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const isHere = useMatch({ path: to, end: false }) !== null || holds.some((held) => pathname.startsWith(held))
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}

interface ShellProps {
  readonly area: 'seeker' | 'employer'
  /** In the header on a desk, in the order given. */
  readonly header: readonly NavItem[]
  /** In the bottom bar on a phone: five at most. */
  readonly bottom: readonly NavItem[]
  readonly unread: number
  readonly consent: ConsentSide
  /** The account menu's picture and menu, at the right end. */
  readonly account: ReactNode
  readonly children: ReactNode
}

/** Header, bottom bar and the main part of a signed-in side. */
export function Shell({ area, header, bottom, unread, consent, account, children }: ShellProps) {
  const [head, setHead] = useState<ScreenHead | null>(null)
  const { pathname } = useLocation()
  useKeptPath()
  return (
    <ScreenHeadContext value={setHead}>
      <div className={styles.shell} data-area={area}>
        <a className={styles.skip} href="#main">
          {words.skipToMainContent}
        </a>
        <header className={styles.header}>
          <div className={styles.inner}>
            {head?.back !== undefined && (
              <span className={styles.back}>
                <BackLink className={styles.icon} to={head.back} aria-label={words.back}>
                  <IconArrowLeft size={22} stroke={1.75} aria-hidden />
                </BackLink>
                <span>{head.title}</span>
              </span>
            )}
            <Link
              className={styles.logo}
              to={paths.home}
              data-detail={head?.back !== undefined || undefined}
              aria-label={words.evenshiftHome}
            >
              <Wordmark tone={area === 'employer' ? 'inherit' : 'brand'} />
            </Link>
            <nav className={styles.nav} aria-label={words.main}>
              {header.map((item) => (
                <MenuLink key={item.to} item={item}>
                  {item.label}
                </MenuLink>
              ))}
            </nav>
            <NavLink
              className={styles.icon ?? ''}
              to={paths.notifications}
              aria-label={unread ? words.notificationsNew(unread) : words.notifications}
            >
              <IconBell size={22} stroke={1.75} aria-hidden />
              {unread > 0 && <span className={styles.dot} />}
            </NavLink>
            {account}
          </div>
        </header>
        <main id="main" className={styles.main} tabIndex={-1}>
          <ScrollPlace />
          <BouncedNote type={area === 'seeker' ? 'jobseeker' : 'employer'} />
          <AnalyticsPlace side={consent} />
          <FailureBoundary address={pathname} instead={(error, onRetry) => <Failure error={error} onRetry={onRetry} />}>
            {children}
          </FailureBoundary>
        </main>
        {bottom.length > 1 && (
          <nav className={styles.bottom} aria-label={words.bottom}>
            {bottom.map((item) => (
              <MenuLink key={item.to} item={item}>
                <span className={styles.spot}>
                  <item.icon size={22} stroke={1.75} aria-hidden />
                  {item.waiting && <span className={styles.dot} />}
                </span>
                {item.short ?? item.label}
              </MenuLink>
            ))}
          </nav>
        )}
      </div>
    </ScreenHeadContext>
  )
}
