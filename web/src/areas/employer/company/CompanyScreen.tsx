import { useQuery } from '@tanstack/react-query'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { CompanyEvidence } from '#web/areas/employer/company/CompanyEvidence'
import { CompanyForm } from '#web/areas/employer/company/CompanyForm'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Columns, Rows } from '#web/ui/Columns'
import { PageTitle } from '#web/ui/PageTitle'

export function CompanyScreen() {
  useScreen('Company', paths.home)
  const company = useQuery(employerQuery('employerDetails'))
  return (
    <Rows>
      <PageTitle title={company.data?.companyName ?? 'Company'} text="What people see on your posts, and what we checked." />
      {company.error && !company.data ? (
        <QueryFailure title="We could not load your company" error={company.error} onRetry={() => void company.refetch()} />
      ) : company.data ? (
        <Columns kind="side">
          <CompanyForm key={company.data._id} company={company.data} />
          <CompanyEvidence company={company.data} />
        </Columns>
      ) : (
        <RowSkeletons label="Loading your company" />
      )}
    </Rows>
  )
}
