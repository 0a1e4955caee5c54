import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'
import { DueCards } from '#web/areas/seeker/home/DueCards'
import { HomeSkeleton, WeekBones } from '#web/areas/seeker/home/HomeSkeleton'
import { StrengthCard } from '#web/areas/seeker/home/StrengthCard'
import { JobListCard } from '#web/areas/seeker/job-card/JobListCard'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { counted } from '#web/shared/words/numbers'
import { Columns, Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'
import { useNow } from '#web/shared/words/useNow'
import { greeting } from '#web/shared/words/greeting'
import styles from './Home.module.css'

/** Its arithmetic is not needed before the jobs are there. */
const OwnWeekCard = lazyPart(async () => (await import('#web/areas/seeker/home/OwnWeekCard')).OwnWeekCard, <WeekBones />)

const newJobs = (jobs: number): string => (jobs > SEARCH_TOTAL_MOST ? `More than ${SEARCH_TOTAL_MOST} new jobs` : counted(jobs, 'new job'))

/** What runs out first, then what fits, then the own week and the next best step. */
export function HomeScreen() {
  useScreen('Home')
  const { data: home, error, refetch } = useQuery(seekerQuery('home', { query: { view: 'card' } }))
  const profile = useProfile()
  const now = useNow()
  if (!home)
    return (
      <Rows>
        <PageTitle title={greeting(now, profile?.firstName)} />
        {error ? <QueryFailure title="We could not load your home" error={error} onRetry={() => void refetch()} /> : <HomeSkeleton />}
      </Rows>
    )
  const { newSince, recommended, profileStrength, nextSteps } = home
  return (
    <Rows>
      <PageTitle
        title={greeting(now, profile?.firstName)}
        {...(newSince.jobs > 0 ? { text: `${newJobs(newSince.jobs)} for you since you were last here.` } : {})}
      />
      <Columns kind="side">
        <Rows>
          <DueCards home={home} />
          <div className={styles.between}>
            <h2>Recommended for you</h2>
            <Link to={`${paths.find}?tab=recommended`}>See all</Link>
          </div>
          {recommended.length > 0 ? (
            <div className={styles.cards}>
              {recommended.map((job) => (
                <JobListCard key={job._id} job={job} hideable />
              ))}
            </div>
          ) : (
            <EmptyState
              title="No job matches yet"
              text="Skills, interests and free times in your profile find more."
              action={<Link to={`${paths.find}?tab=all`}>See all jobs</Link>}
            />
          )}
        </Rows>
        <Rows>
          <OwnWeekCard home={home} />
          <StrengthCard strength={profileStrength} nextStep={nextSteps[0] ?? null} />
        </Rows>
      </Columns>
    </Rows>
  )
}
