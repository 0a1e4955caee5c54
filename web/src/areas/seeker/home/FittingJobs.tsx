import { HOME_JOBS } from '@evenshift/contract/constants'
import type { HomeCards } from '@evenshift/contract/model/overview/home'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PartRow } from '#web/areas/seeker/home/PartRow'
import { useLongerWay } from '#web/areas/seeker/home/useLongerWay'
import { homePlace } from '#web/areas/seeker/job-card/home-place'
import { JobListCard } from '#web/areas/seeker/job-card/JobListCard'
import { longerWay } from '#web/areas/seeker/job-card/longer-way'
import { tierFigure } from '#web/shared/words/tier-figure'
import type { FindTab } from '#web/areas/seeker/jobs/find/search/search-address'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { paths } from '#web/shared/paths'
import { CountPill } from '#web/ui/display/CountPill'
import { Bone } from '#web/ui/page/Bone'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/home/words'
import styles from './Home.module.css'

// Below the jobs, where what is free would bring more.
const OpeningsCard = lazyPart(async () => (await import('#web/areas/seeker/job-card/OpeningsCard')).OpeningsCard, <Bone height={160} />)
// Only where nothing is found.
const NothingFits = lazyPart(async () => (await import('#web/areas/seeker/jobs/find/NothingFits')).NothingFits, <Bone height={220} />)

interface HeadProps {
  readonly title: string
  readonly count: number
  readonly hot?: boolean
  /** Where all of them are. */
  readonly tab: FindTab
  /** What is true of them all. */
  readonly text?: ReactNode
}

function Head({ title, count, hot = false, tab, text }: HeadProps) {
  return (
    <div>
      <div className={styles.between}>
        <h2>
          {title} <CountPill count={tierFigure(count)} hot={hot} />
        </h2>
        <Link to={`${paths.find}?tab=${tab}`} aria-label={words.seeAllWithTitle(title)}>
          {words.seeAll}
        </Link>
      </div>
      {text && <p className={styles.small}>{text}</p>}
    </div>
  )
}

type Fitting = Pick<HomeCards, 'recommended' | 'tiers' | 'openings' | 'availability' | 'counts' | 'work'>

/** Whether somebody works, or waits for an answer: that no job fits is then the smaller news. */
const hasOwn = ({ counts: { live, jobOffer }, work }: Pick<Fitting, 'counts' | 'work'>): boolean => live + jobOffer + work.jobs.length > 0

/** The jobs that fit the whole week, then those that fit part of it, then what would bring more. */
export function FittingJobs({ home, onChanged }: { readonly home: Fitting; readonly onChanged: () => void }) {
  const { recommended, tiers, openings, availability } = home
  const profile = useProfile()
  const { isPending, travelUpTo } = useLongerWay(onChanged)
  const whole = recommended.filter(({ tier }) => tier === 3).slice(0, HOME_JOBS.whole)
  const part = recommended.filter(({ tier }) => tier === 2).slice(0, HOME_JOBS.part)
  // Where nothing fits, a longer way is offered in its place.
  const longer = whole.length + part.length === 0 ? longerWay(openings) : undefined
  // From a city alone nobody knows the minutes.
  const reach =
    profile &&
    (profile.postcode === null ? words.freeForAround(profile.city) : words.freeForAsManyWithin(profile.travelMinutes, homePlace(profile)))
  return (
    <>
      {whole.length > 0 && (
        <section className={styles.fitting}>
          <Head title={words.fitsYourWeek} count={tiers.whole} hot tab="fits-my-week" text={reach} />
          <ul className={styles.rail} aria-label={words.jobsFitWeek}>
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
          <Head title={words.fitsPartOfWeek} count={tiers.part} tab="near" />
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
        <NothingFits
          longer={longer}
          within={profile?.travelMinutes}
          busy={isPending}
          onMinutes={travelUpTo}
          availability={availability}
          tiers={tiers}
          small={hasOwn(home)}
          sent={home.counts.live + home.counts.offered}
          hasApplied={home.counts.history > 0}
        />
      )}
      <OpeningsCard openings={openings.filter((one) => one !== longer)} busy={isPending} onMinutes={travelUpTo} />
    </>
  )
}
