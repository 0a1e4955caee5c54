import { ACTIVITY_DAYS_DEFAULT } from '@evenshift/contract/constants'
import { activitySteps } from '@evenshift/contract/states/company/employer-lists'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CHARTED_FROM } from '#web/areas/employer/home/columns'
import { FunnelChart } from '#web/areas/employer/home/activity/FunnelChart'
import { paceWords } from '#web/areas/employer/home/activity/series'
import { JobsActivity } from '#web/areas/employer/home/activity/JobsActivity'
import { SeriesChart } from '#web/areas/employer/home/activity/SeriesChart'
import { spanOf, spans } from '#web/areas/employer/home/activity/spans'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { employerQuery } from '#web/shared/calls/employer'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useNow } from '#web/shared/words/useNow'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/home/activity/words'
import styles from './Activity.module.css'

const seeHow = words.seeHowManyPeople

interface ActivityChartsProps {
  /** Stands below, once it is known how far down that is. */
  readonly children?: ReactNode
}

/** What happened around the company's posts in a span, in charts as soon as there is enough of it. */
export function ActivityCharts({ children }: ActivityChartsProps) {
  const now = useNow()
  const [days, setDays] = useState(String(ACTIVITY_DAYS_DEFAULT))
  const plan = useQuery(employerQuery('entitlement'))
  const activity = useQuery({
    ...employerQuery('activity', { query: spanOf(days, now) }),
    placeholderData: keepPreviousData,
    enabled: plan.data?.activity === true,
  })
  const limit = useLimit(activity.error, { kept: seeHow })
  if (plan.data?.activity === false)
    return (
      <>
        <Card label={words.activity}>
          <h2>{words.activity}</h2>
          <p className={styles.muted}>{words.includedStandardPlan(seeHow)}</p>
          <p>
            <LinkButton onClick={() => limit.open('activity')}>{words.seeYourOptions}</LinkButton>
          </p>
        </Card>
        {limit.dialog}
        {children}
      </>
    )
  const failed = plan.error ? plan : activity
  if (failed.error)
    return (
      <>
        <QueryFailure title={words.couldntLoadActivity} error={failed.error} onRetry={() => void failed.refetch()} />
        {children}
      </>
    )
  if (!activity.data) return <ActivityBones />
  const { funnel, series, jobs, totals } = activity.data
  return (
    <>
      <Card label={words.activity}>
        <div className={styles.head}>
          <h2>{words.activity}</h2>
          <SelectField
            label={words.period}
            classNames={{ root: styles.span ?? '', label: styles.spoken ?? '' }}
            options={spans}
            value={days}
            onChange={(value) => setDays(value ?? days)}
          />
        </div>
        <FunnelChart funnel={funnel} />
      </Card>
      {totals.applications >= CHARTED_FROM && <SeriesChart series={series} />}
      <JobsActivity jobs={jobs} />
      {children}
    </>
  )
}

/** Both charts in grey: the steps as bars with their figures, the days as columns. */
function ActivityBones() {
  return (
    <>
      <Card label={words.activity}>
        <h2>{words.activity}</h2>
        <ul className={styles.funnel} aria-hidden>
          {activitySteps.map((step, at) => (
            <li key={step}>
              <Bone width={64} height={14} />
              <Bone width={`${100 - at * 16}%`} height={22} radius={5} />
              <Bone height={16} />
            </li>
          ))}
        </ul>
      </Card>
      <Card label={paceWords.day}>
        <h2>{paceWords.day}</h2>
        <div className={styles.days} aria-hidden>
          {Array.from({ length: ACTIVITY_DAYS_DEFAULT }, (_, day) => (
            <Bone key={day} height={24 + ((day * 37) % 90)} radius={3} />
          ))}
        </div>
      </Card>
    </>
  )
}
