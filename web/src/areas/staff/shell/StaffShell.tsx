import { IconBriefcase, IconHistory, IconListCheck, IconUsers } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { staffPaths } from '#web/areas/staff/paths'
import { StaffMenu } from '#web/areas/staff/shell/StaffMenu'
import { Failure } from '#web/shared/screens/Failure'
import { FailureBoundary } from '#web/shared/screens/FailureBoundary'
import { useKeptPath } from '#web/shared/screens/leaving/path-before'
import { ScrollPlace } from '#web/shared/screens/ScrollPlace'
import { type ScreenHead, ScreenHeadContext } from '#web/shared/shell/useScreen'
import { Wordmark } from '#web/ui/page/Wordmark'
import { words } from '#web/areas/staff/shell/words'
import shell from '../../../shared/shell/Shell.module.css'
import styles from './StaffShell.module.css'

const nav = [
  { to: staffPaths.queue, label: words.queue, icon: IconListCheck },
  { to: staffPaths.people, label: words.people, icon: IconUsers },
  { to: staffPaths.jobs, label: words.jobs, icon: IconBriefcase },
  { to: staffPaths.audit, label: words.audit, icon: IconHistory },
] as const

/** Header, bottom bar and main part; plainer than the market's, without a colour but of state. */
export function StaffShell({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const [, setHead] = useState<ScreenHead | null>(null)
  useKeptPath()
  return (
    <ScreenHeadContext value={setHead}>
      <div className={`${shell.shell} ${styles.staff}`} data-area="staff">
        <a className={shell.skip} href="#main">
          {words.skipToMainContent}
        </a>
        <header className={shell.header}>
          <div className={shell.inner}>
            <Link className={shell.logo} to={staffPaths.queue} aria-label={words.evenshiftStaffFirstScreen}>
              <Wordmark tone="inherit" />
            </Link>
            <nav className={shell.nav} aria-label={words.main}>
              {nav.map(({ to, label }) => (
                <NavLink key={to} to={to}>
                  {label}
                </NavLink>
              ))}
            </nav>
            <StaffMenu />
          </div>
        </header>
        <main id="main" className={shell.main} tabIndex={-1}>
          <ScrollPlace />
          <FailureBoundary address={pathname} instead={(error, onRetry) => <Failure error={error} onRetry={onRetry} />}>
            {children}
          </FailureBoundary>
        </main>
        <nav className={shell.bottom} aria-label={words.bottom}>
          {nav.map(({ to, label, icon: Icon }) => (
            <NavLink key={to} to={to}>
              <span className={shell.spot}>
                <Icon size={22} stroke={1.75} aria-hidden />
              </span>
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </ScreenHeadContext>
  )
}
