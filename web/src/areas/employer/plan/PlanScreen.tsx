import { useQuery } from '@tanstack/react-query'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { packageWords } from '#web/areas/employer/plan/package-words'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Card } from '#web/ui/page/Card'
import { Rows } from '#web/ui/page/Columns'
import { Meter } from '#web/ui/display/Meter'
import { Note } from '#web/ui/display/Note'
import { PageTitle } from '#web/ui/page/PageTitle'
import styles from './PlanScreen.module.css'

const rows = [
  { key: 'liveJobs', label: 'Live posts' },
  { key: 'interviewInvitations', label: 'Interview invitations this month' },
  { key: 'seats', label: 'People of your company' },
] as const

/** What the company's plan allows and how much of it is used. */
export function PlanScreen() {
  useScreen('Subscription', paths.home)
  const plan = useQuery(employerQuery('entitlement'))
  if (plan.error) return <QueryFailure title="We could not load your plan" error={plan.error} onRetry={() => void plan.refetch()} />
  return (
    <Rows>
      <PageTitle title="Subscription" {...(plan.data ? { text: `Your plan: ${packageWords[plan.data.package]}` } : {})} />
      {!plan.data && <RowSkeletons label="Loading your plan" count={3} />}
      {plan.data && (
        <Card label="What you use">
          <h2>What you use</h2>
          <dl className={styles.rows}>
            {rows.map(({ key, label }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>
                  {plan.data.usage[key]} of {plan.data.limits[key]}
                  <Meter label={label} value={plan.data.usage[key]} most={plan.data.limits[key]} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.muted}>No plan limits reading or answering the people who applied.</p>
        </Card>
      )}
      {plan.data && <Note>Changing the plan here is not open yet. Write to us if you need room for more posts.</Note>}
    </Rows>
  )
}
