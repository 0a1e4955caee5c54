import { useQuery } from '@tanstack/react-query'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { ownersLine } from '#web/areas/employer/plan/limit/limit-words'
import { UsageFigures } from '#web/areas/employer/plan/now/UsageFigures'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { employerQuery } from '#web/shared/calls/employer'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/plan/words'
import styles from './now/PlanCard.module.css'

/** What managers and reviewers see of the plan, and who can change it. */
export function OthersPlan({ owners }: { readonly owners: readonly string[] }) {
  const plan = useQuery(employerQuery('entitlement'))
  if (plan.error) return <QueryFailure title={words.couldntLoadPlan} error={plan.error} onRetry={() => void plan.refetch()} />
  if (!plan.data) return <RowSkeletons label={words.loadingYourPlan} count={1} />
  return (
    <Card label={words.useThisMonth}>
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
