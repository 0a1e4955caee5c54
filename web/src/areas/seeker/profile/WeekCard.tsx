import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { words as weekWords } from '#web/shared/week/words'
import { tierFigure } from '#web/shared/words/tier-figure'
import { words } from '#web/areas/seeker/profile/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { freeOf } from '#web/shared/week/availability-week'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { spansOf } from '#web/ui/week/half-hours'
import { TallWeek } from '#web/ui/week/TallWeek'
import { summaryOf } from '#web/ui/week/week-summary'
import styles from './Profile.module.css'

const says = words.week
const names = { free: says.key.free, fits: says.key.work } as const

/** The own week as it is drawn, and the jobs that it brings. */
export function WeekCard() {
  const { data: week, error, refetch } = useQuery({ ...seekerQuery('availability'), staleTime: Infinity })
  const summary = week && summaryOf(freeOf(week))
  return (
    <Card label={says.title}>
      <div className={styles.between}>
        <h2>{says.title}</h2>
        <Link replace to="#availability" id="section-availability" aria-label={`${says.edit} ${says.title.toLowerCase()}`}>
          {says.edit}
        </Link>
      </div>
      {error && !week && <QueryFailure title={says.failed} error={error} onRetry={() => void refetch()} />}
      {!error && !week && <Bone height={245} radius={12} />}
      {week && summary && (
        <>
          <TallWeek
            shifts={week.work.map(({ day, start, end }) => ({ day, start, end }))}
            free={spansOf(freeOf(week))}
            classes={week.busy.map(({ day, start, end }) => ({ day, start, end }))}
            sentence={summary.sentence}
            height={148}
            names={names}
            plain
          />
          {summary.hours === 0 ? (
            <Button component={Link} replace to="#availability" variant="light">
              {says.mark}
            </Button>
          ) : (
            <p className={styles.between}>
              <b className={styles.figure}>{says.free(summary.hours)}</b>
              <Fitting />
            </p>
          )}
        </>
      )}
      <p className={styles.lock}>
        <IconLock size={16} stroke={1.75} aria-hidden /> {says.private}
      </p>
    </Card>
  )
}

/** How many jobs within reach fit the free time. */
function Fitting() {
  const { data: home } = useQuery({ ...seekerQuery('home', { query: { view: 'card' } }), refetchOnMount: false })
  if (!home) return <Bone width={150} height={20} />
  const jobs = home.tiers.whole
  if (jobs === 0) return <span>{weekWords.noneFit}</span>
  return <Link to={`${paths.find}?tab=fits-my-week`}>{weekWords.fit(tierFigure(jobs), jobs)}</Link>
}
