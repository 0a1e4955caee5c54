import { HOME_JOBS } from '@evenshift/contract/constants'
import type { HomeCards } from '@evenshift/contract/model/overview/home'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PartRow } from '#web/areas/seeker/home/PartRow'
import { homePlace } from '#web/areas/seeker/job-card/home-place'
import { JobListCard } from '#web/areas/seeker/job-card/JobListCard'
import { tierFigure } from '#web/areas/seeker/job-card/tier-figure'
import { OpeningsCard } from '#web/areas/seeker/job-card/OpeningsCard'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { paths } from '#web/shared/paths'
import { CountPill } from '#web/ui/display/CountPill'
import { Card } from '#web/ui/page/Card'
import { EmptyState } from '#web/ui/page/EmptyState'
import styles from './Home.module.css'

interface HeadProps {
  readonly title: string
  readonly count: number
  readonly hot?: boolean
  /** What is true of them all. */
  readonly text?: ReactNode
}

function Head({ title, count, hot = false, text }: HeadProps) {
  return (
    <div>
      <div className={styles.between}>
        <h2>
          {title} <CountPill count={tierFigure(count)} hot={hot} />
        </h2>
        <Link to={`${paths.find}?tab=fits-my-week`} aria-label={`See all: ${title}`}>
          See all
        </Link>
      </div>
      {text && <p className={styles.small}>{text}</p>}
    </div>
  )
}

type Fitting = Pick<HomeCards, 'recommended' | 'tiers' | 'openings'>

/** The jobs that fit the whole week, then those that fit part of it, then what would bring more. */
export function FittingJobs({
  home: { recommended, tiers, openings },
  onChanged,
}: {
  readonly home: Fitting
  readonly onChanged: () => void
}) {
  const profile = useProfile()
  const change = useProfileChange()
  const whole = recommended.filter(({ tier }) => tier === 3).slice(0, HOME_JOBS.whole)
  const part = recommended.filter(({ tier }) => tier === 2).slice(0, HOME_JOBS.part)
  const reach = profile && `No clashes, and within ${profile.travelMinutes} minutes of ${homePlace(profile)}.`
  return (
    <>
      {whole.length > 0 && (
        <section className={styles.fitting}>
          <Head title="Fits your whole week" count={tiers.whole} hot text={reach} />
          <ul className={styles.rail} aria-label="Jobs that fit your whole week">
            {whole.map((job) => (
              <li key={job._id}>
                <JobListCard job={job} hideable />
              </li>
            ))}
          </ul>
        </section>
      )}
      {part.length > 0 && (
        <section className={styles.fitting}>
          <Head title="Fits part of it" count={tiers.part} />
          <Card as="div">
            <ul className={styles.parts}>
              {part.map((job) => (
                <PartRow key={job._id} job={job} />
              ))}
            </ul>
          </Card>
        </section>
      )}
      {whole.length + part.length === 0 && (
        <EmptyState
          title="No jobs fit your week yet"
          text="A longer journey or more free hours find more."
          action={<Link to={`${paths.find}?tab=near`}>See jobs near you</Link>}
        />
      )}
      <OpeningsCard
        openings={openings}
        busy={change.isPending}
        onMinutes={(travelMinutes) => change.mutate({ travelMinutes }, { onSuccess: onChanged })}
      />
    </>
  )
}
