import { IconBriefcase, IconHome, IconMessageQuestion, IconUsers } from '@tabler/icons-react'
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

const nav: readonly NavItem[] = [
  { to: paths.home, label: 'Home', icon: IconHome },
  { to: paths.posts, label: 'Jobs', icon: IconBriefcase },
  { to: paths.applicants, label: 'Applicants', icon: IconUsers },
  { to: paths.questions, label: 'Questions', icon: IconMessageQuestion },
]

/** The employer's side; `children` stand instead of its screens. */
export function EmployerArea({ children }: { readonly children?: ReactNode }) {
  const { data: company } = useQuery(employerQuery('employerDetails'))
  useEffect(() => {
    if (company) writeLocal('employerId', company._id)
  }, [company])
  const { data: info } = useQuery(employerQuery('employerInfo'))
  const shown = info?.role === 'reviewer' ? nav.filter(({ to }) => to !== paths.questions) : nav
  const unread = useUnread(notificationCalls)
  const name = company?.companyName ?? ''
  const account = <AccountMenu name={name} picture={company?.logo || null} round={false} own={<CompanyItems name={name} />} />
  return (
    <Shell area="employer" header={shown} bottom={shown} unread={unread} consent={employerConsent} account={account}>
      {children ?? <EmployerRoutes />}
    </Shell>
  )
}
