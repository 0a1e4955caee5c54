import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { AnswerToday } from '#web/areas/employer/home/AnswerToday'
import { HomeSkeleton } from '#web/areas/employer/home/HomeSkeleton'
import { LivePosts } from '#web/areas/employer/home/LivePosts'
import { PromiseCard } from '#web/areas/employer/home/PromiseCard'
import { TalliesCard } from '#web/areas/employer/home/TalliesCard'
import { waitingToday } from '#web/areas/employer/home/due-today'
import { LimitLine } from '#web/areas/employer/plan/limit/LimitLine'
import { PastDueBand } from '#web/areas/employer/plan/now/PastDueBand'
import { greeting } from '#web/shared/words/greeting'
import { countsQuery, postsQuery, waitingQuery } from '#web/areas/employer/home/home-queries'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { counted } from '#web/shared/words/numbers'
import { Bone } from '#web/ui/page/Bone'
import { PageTitle } from '#web/ui/page/PageTitle'
import { useNow } from '#web/shared/words/useNow'
import styles from './Home.module.css'

const ActivityCharts = lazyPart(
  async () => (await import('#web/areas/employer/home/activity/ActivityCharts')).ActivityCharts,
  <Bone height={480} />,
)

/** People who wait come first, then what happened, then the posts. */
export function HomeScreen() {
  useScreen('Home')
  const now = useNow()
  const company = useQuery(employerQuery('employerDetails'))
  const waiting = useQuery(waitingQuery)
  const posts = useQuery(postsQuery)
  const counts = useQuery(countsQuery)
  const info = useQuery(employerQuery('employerInfo'))
  if ([company, waiting, posts, counts, info].some(({ isPending }) => isPending)) return <HomeSkeleton beside={<ActivityCharts />} />
  const today = waiting.data ? waitingToday(waiting.data.data, now).length : null
  return (
    <div className={styles.page}>
      <PageTitle
        title={greeting(now, company.data?.contactName.trim().split(/\s+/)[0])}
        text={today === null ? ' ' : today === 0 ? 'No replies due today.' : `${counted(today, 'reply', 'replies')} due today.`}
        action={
          <ManagersOnly>
            <Button component={Link} to={paths.newPost} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
              Post a job
            </Button>
          </ManagersOnly>
        }
      />
      <PastDueBand />
      <LimitLine of="liveJobs" />
      <div className={styles.grid}>
        <div className={styles.column}>
          <AnswerToday />
          <LivePosts />
          <TalliesCard />
        </div>
        <div className={styles.column}>
          <ActivityCharts>
            <PromiseCard company={company.data} />
          </ActivityCharts>
        </div>
      </div>
    </div>
  )
}
