import type { Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { Employer } from '@evenshift/contract/model/company/employer'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { employerQuery } from '#web/shared/calls/employer'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'

type OwnInfo = Output<EmployerService['employerInfo']>
export type OwnTeam = OwnInfo['team']
export type OwnRole = OwnInfo['role']

interface OwnCompanyProps {
  readonly children: (company: Employer, info: OwnInfo) => ReactNode
}

/** The company and who one is in it: they come together, or not at all. */
export function OwnCompany({ children }: OwnCompanyProps) {
  const company = useQuery(employerQuery('employerDetails'))
  const info = useQuery(employerQuery('employerInfo'))
  const failed = [company, info].find(({ error }) => error)
  if (failed) return <FailurePage error={failed.error} onRetry={() => void failed.refetch()} />
  return company.data && info.data ? children(company.data, info.data) : <PageSpinner />
}
