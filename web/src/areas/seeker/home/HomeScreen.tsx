import { useQuery } from '@tanstack/react-query'
import { BuildWeekCard } from '#web/areas/seeker/home/BuildWeekCard'
import { DueCards } from '#web/areas/seeker/home/DueCards'
import { FittingJobs } from '#web/areas/seeker/home/FittingJobs'
import { homeText, homeTitle } from '#web/areas/seeker/home/home-words'
import { HomeSkeleton, WeekBones } from '#web/areas/seeker/home/HomeSkeleton'
import { StrengthCard } from '#web/areas/seeker/home/StrengthCard'
import { ViewsCard } from '#web/areas/seeker/home/ViewsCard'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { seekerQuery } from '#web/shared/calls/seeker'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { Columns, Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { useNow } from '#web/shared/words/useNow'
import { greeting } from '#web/shared/words/greeting'
import styles from './Home.module.css'

/** Its arithmetic is not needed before the jobs are there. */
const OwnWeekCard = lazyPart(async () => (await import('#web/areas/seeker/home/OwnWeekCard')).OwnWeekCard, <WeekBones />)

/** What needs an answer first, then what fits, then the own week and the next best step. */
export function HomeScreen() {
  useScreen('Home')
  const { data: home, error, refetch } = useQuery(seekerQuery('home', { query: { view: 'card' } }))
  const profile = useProfile()
  const hello = greeting(useNow(), profile?.firstName)
  if (!home)
    return (
      <Rows>
        <PageTitle title={hello} />
        {error ? <QueryFailure title="We couldn’t load this page" error={error} onRetry={() => void refetch()} /> : <HomeSkeleton />}
      </Rows>
    )
  const hasDue = home.expiringOffers.length + home.interviews.length > 0
  return (
    <Columns kind="side">
      <div className={styles.main}>
        <Rows>
          <PageTitle title={homeTitle(home, hello, profile?.firstName)} text={homeText(home)} />
          {hasDue && (
            <div className={styles.dues}>
              <DueCards home={home} />
            </div>
          )}
        </Rows>
        <FittingJobs home={home} onChanged={() => void refetch()} />
      </div>
      <Rows>
        <OwnWeekCard home={home} />
        <BuildWeekCard />
        {home.views.length > 0 && <ViewsCard views={home.views} />}
        <StrengthCard strength={home.profileStrength} nextStep={home.nextSteps[0] ?? null} />
      </Rows>
    </Columns>
  )
}
