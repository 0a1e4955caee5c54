import { IconBriefcase, IconHome, IconMessageQuestion, IconMessages, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { CompanyItems } from '#web/areas/employer/CompanyItems'
import { EmployerRoutes } from '#web/areas/employer/EmployerRoutes'
import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { employerQuery } from '#web/shared/calls/employer'
import { employerConsent } from '#web/shared/consent/employer-consent'
import { writeLocal } from '#web/shared/local-store'
import { useUnread } from '#web/shared/notifications/useNotifications'
import { paths } from '#web/shared/paths'
import { AccountMenu } from '#web/shared/shell/AccountMenu'
import { type NavItem, Shell } from '#web/shared/shell/Shell'
import { words } from '#web/areas/employer/words'

const nav: readonly NavItem[] = [
  { to: paths.home, label: words.home, icon: IconHome },
  { to: paths.posts, label: words.jobs, icon: IconBriefcase },
  { to: paths.applicants, label: words.applicants, icon: IconUsers },
  { to: paths.messages, label: words.messages, icon: IconMessages },
  { to: paths.questions, label: words.questions, icon: IconMessageQuestion },
]

/** The employer's side; `children` stand instead of its screens. */
export function EmployerArea({ children }: { readonly children?: ReactNode }) {
  const { data: company } = useQuery(employerQuery('employerDetails'))
  useEffect(() => {
    if (company) writeLocal('employerId', company._id)
  }, [company])
  const { data: info } = useQuery(employerQuery('employerInfo'))
  const isWaiting = info?.status === 'Pending' && !info.isCheckedAgain
  const shown = nav.filter(({ to }) => (isWaiting ? to === paths.home : info?.role !== 'reviewer' || to !== paths.questions))
  const unread = useUnread(notificationCalls)
  const name = company?.companyName ?? ''
  const account = <AccountMenu name={name} picture={company?.logo || null} round={false} own={!isWaiting && <CompanyItems name={name} />} />
  return (
    <Shell area="employer" header={shown} bottom={shown} unread={unread} consent={employerConsent} account={account}>
      {children ?? <EmployerRoutes />}
    </Shell>
  )
}
