import type { HomeCards } from '@evenshift/contract/model/overview/home'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { FittingJobs } from '#web/areas/seeker/home/FittingJobs'
import { homeText, homeTitle } from '#web/areas/seeker/home/home-words'
import { tiersShown } from '#web/areas/seeker/home/tiers-shown'
import { startsOf } from '#web/areas/seeker/home/starts'
import { HomeSkeleton, WeekBones } from '#web/areas/seeker/home/HomeSkeleton'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { seekerQuery } from '#web/shared/calls/seeker'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { onDemand } from '#web/shared/screens/on-demand'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { Bone } from '#web/ui/page/Bone'
import { Columns, Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { useNow } from '#web/shared/words/useNow'
import { greeting } from '#web/shared/words/greeting'
import { words } from '#web/areas/seeker/home/words'
import styles from './Home.module.css'

/** Its arithmetic is not needed before the jobs are there. */
const OwnWeekCard = lazyPart(async () => (await import('#web/areas/seeker/home/OwnWeekCard')).OwnWeekCard, <WeekBones />)

/** Beside it; as high as what it stands for. */
const BuildWeekCard = lazyPart(
  async () => (await import('#web/areas/seeker/home/BuildWeekCard')).BuildWeekCard,
  <Bone height={106} radius={18} />,
)

/** Only while something is due or sent; fetched beside the call, so that nothing moves when both are there. */
const dueCards = onDemand(async () => (await import('#web/areas/seeker/home/DueCards')).DueCards)
/** At the foot of the side. */
const StrengthCard = lazyPart(async () => (await import('#web/areas/seeker/home/StrengthCard')).StrengthCard, <Bone height={160} />)
/** Only for who has applied. */
const ViewsCard = lazyPart(async () => (await import('#web/areas/seeker/home/ViewsCard')).ViewsCard, <Bone height={160} />)

/** What needs an answer first, then what fits, then the own week and the next best step. */
export function HomeScreen() {
  useScreen(words.home)
  useEffect(() => dueCards.fetchAhead(), [])
  const { data, error, refetch } = useQuery(seekerQuery('home', { query: { view: 'card' } }))
  const home = data && { ...data, tiers: tiersShown(data) }
  const profile = useProfile()
  const hello = greeting(useNow(), profile?.firstName)
  const waiting =
    error && !home ? (
      <Rows>
        <PageTitle title={hello} />
        <QueryFailure title={words.couldntLoadPage} error={error} onRetry={() => void refetch()} />
      </Rows>
    ) : (
      <HomeSkeleton hello={hello} />
    )
  if (!home) return waiting
  return (
    <Suspense fallback={waiting}>
      <HomeInFull home={home} title={homeTitle(home, hello, profile?.firstName)} onChanged={() => void refetch()} />
    </Suspense>
  )
}

interface HomeInFullProps {
  readonly home: HomeCards
  readonly title: string
  readonly onChanged: () => void
}

function HomeInFull({ home, title, onChanged }: HomeInFullProps) {
  const [DueCards] = useState(dueCards.part)
  const now = useNow()
  const isStarting = startsOf(home.work, now).length > 0
  const hasDue =
    isStarting ||
    home.closed.length +
      home.changes.length +
      home.newTimes.length +
      home.expiringOffers.length +
      home.interviews.length +
      home.meetings.length +
      home.messages.length +
      home.counts.live >
      0
  // That no job fits is the smaller news.
  const isAnyFitting = home.recommended.some(({ tier }) => tier >= 2)
  const told = hasDue && (
    <div className={styles.dues} data-part="told">
      <DueCards home={home} part="told" />
    </div>
  )
  return (
    <Columns kind="side">
      <div className={styles.main}>
        <Rows>
          <PageTitle title={title} text={homeText(home)} />
          {hasDue && (
            <div className={styles.dues}>
              <DueCards home={home} part="asked" />
            </div>
          )}
        </Rows>
        {!isAnyFitting && told}
        <FittingJobs home={home} onChanged={onChanged} />
        {isAnyFitting && told}
      </div>
      <Rows>
        <OwnWeekCard home={home} />
        <BuildWeekCard />
        {home.views.length > 0 && <ViewsCard views={home.views} />}
        <StrengthCard home={home} />
      </Rows>
    </Columns>
  )
}
