import { useQuery } from '@tanstack/react-query'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { ownersLine } from '#web/areas/employer/plan/limit/limit-words'
import { UsageFigures } from '#web/areas/employer/plan/now/UsageFigures'
import { packageWords } from '#web/areas/employer/plan/package-words'
import { employerQuery } from '#web/shared/calls/employer'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Card } from '#web/ui/page/Card'
import styles from './now/PlanCard.module.css'

/** What managers and reviewers see of the plan, and who can change it. */
export function OthersPlan({ owners }: { readonly owners: readonly string[] }) {
  const plan = useQuery(employerQuery('entitlement'))
  if (plan.error) return <QueryFailure title="We couldn’t load your plan" error={plan.error} onRetry={() => void plan.refetch()} />
  if (!plan.data) return <RowSkeletons label="Loading your plan" count={1} />
  return (
    <Card label="Use this month">
      <div className={styles.use}>
        <div className={styles.plan}>
          <p className={styles.name}>
            <b>{packageWords[plan.data.package]}</b>
          </p>
          <p>{ownersLine(owners)}</p>
        </div>
        <UsageFigures limits={plan.data.limits} usage={plan.data.usage} />
      </div>
    </Card>
  )
}
