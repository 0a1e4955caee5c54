import { useQuery } from '@tanstack/react-query'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { OthersPlan } from '#web/areas/employer/plan/OthersPlan'
import { OwnersPlan } from '#web/areas/employer/plan/OwnersPlan'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words } from '#web/areas/employer/plan/words'

/** The company's plan: changed by owners, read by all others. */
export function PlanScreen() {
  useScreen(words.plan, paths.home)
  const info = useQuery(employerQuery('employerInfo'))
  return (
    <Rows>
      <PageTitle title={words.yourPlan} text={words.readingReplyingFree} />
      {info.data?.role === 'owner' ? (
        <OwnersPlan />
      ) : info.data ? (
        <OthersPlan owners={info.data.team.filter(({ role }) => role === 'owner').map(({ name }) => name)} />
      ) : info.error ? (
        <QueryFailure title={words.couldntLoadPlan} error={info.error} onRetry={() => void info.refetch()} />
      ) : (
        <RowSkeletons label={words.loadingYourPlan} count={3} />
      )}
    </Rows>
  )
}
