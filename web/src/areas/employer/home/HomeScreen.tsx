import { plusDays } from '@evenshift/contract/days'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { AcceptedCard } from '#web/areas/employer/home/AcceptedCard'
import { AnswerToday } from '#web/areas/employer/home/AnswerToday'
import { HomeSkeleton } from '#web/areas/employer/home/HomeSkeleton'
import { LivePosts } from '#web/areas/employer/home/LivePosts'
import { MeetingsCard } from '#web/areas/employer/home/MeetingsCard'
import { PromiseCard } from '#web/areas/employer/home/PromiseCard'
import { TalliesCard } from '#web/areas/employer/home/TalliesCard'
import { LimitLine } from '#web/areas/employer/plan/limit/LimitLine'
import { PastDueBand } from '#web/areas/employer/plan/now/PastDueBand'
import { countOf } from '#web/areas/employer/posts/job-words'
import { greeting } from '#web/shared/words/greeting'
import { acceptedQuery, closedQuery, countsQuery, meetingsQuery, postsQuery, waitingQuery } from '#web/areas/employer/home/home-queries'
import { employerQuery } from '#web/shared/calls/employer'
import { paths } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { useScreen } from '#web/shared/shell/useScreen'
import { Bone } from '#web/ui/page/Bone'
import { PageTitle } from '#web/ui/page/PageTitle'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/employer/home/words'
import styles from './Home.module.css'

const ActivityCharts = lazyPart(
  async () => (await import('#web/areas/employer/home/activity/ActivityCharts')).ActivityCharts,
  <Bone height={480} />,
)

// Seen until somebody applies for the first job.
const FirstHome = lazyPart(async () => (await import('#web/areas/employer/home/first/FirstHome')).FirstHome, <Bone height={480} />)

const FirstSteps = lazyPart(async () => (await import('#web/areas/employer/home/first/FirstSteps')).FirstSteps, <Bone height={320} />)
/** So long after a company is in, it's told what makes its jobs better. */
const DAYS_NEW = 14

/** Nothing is out yet, or one job that nobody has applied for. */
const isFirstJob = (sent: readonly PostCard[]): boolean =>
  sent.every(({ status, counts }) => (status === 'live' || status === 'pending_review') && countOf(counts) === 0) && sent.length <= 1

/** People who wait come first, then what happened, then the posts. */
export function HomeScreen() {
  useScreen(words.home)
  const now = useNow()
  const company = useQuery(employerQuery('employerDetails'))
  const waiting = useQuery(waitingQuery)
  const posts = useQuery(postsQuery)
  const counts = useQuery(countsQuery)
  const accepted = useQuery(acceptedQuery)
  const meetings = useQuery(meetingsQuery)
  const info = useQuery(employerQuery('employerInfo'))
  const sent = posts.data?.data.filter(({ status }) => status !== 'draft')
  const isFirst = sent !== undefined && isFirstJob(sent) && posts.data?.pagination.total === posts.data?.data.length
  const closed = useQuery({ ...closedQuery, enabled: isFirst })
  if ([company, waiting, posts, counts, accepted, meetings, info].some(({ isPending }) => isPending) || closed.isLoading)
    return <HomeSkeleton beside={<ActivityCharts />} />
  if (company.data?.status === 'Approved' && closed.data?.pagination.total === 0)
    return (
      <FirstHome
        company={company.data}
        teamSize={info.data?.team.length ?? 1}
        job={sent?.[0] ?? null}
        draft={posts.data?.data.find(({ status }) => status === 'draft') ?? null}
      />
    )
  const isNew = company.data && new Date(company.data.statusSince) > plusDays(now, -DAYS_NEW)
  const today = waiting.data?.due.today ?? null
  return (
    <div className={styles.page}>
      <PageTitle
        title={greeting(now, company.data?.contactName.trim().split(/\s+/)[0])}
        text={today === null ? ' ' : today === 0 ? words.noRepliesDueToday : words.dueToday(today)}
        action={
          <ManagersOnly>
            <Button component={Link} to={paths.newPost} leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}>
              {words.postAJob}
            </Button>
          </ManagersOnly>
        }
      />
      <PastDueBand />
      <LimitLine of="liveJobs" held={sent?.length === 1 ? sent[0]?.title : undefined} />
      <div className={styles.grid}>
        <div className={styles.column}>
          <AnswerToday />
          <AcceptedCard />
          <MeetingsCard />
          <LivePosts />
          {isNew && company.data && <FirstSteps company={company.data} teamSize={info.data?.team.length ?? 1} isBrief />}
        </div>
        <div className={styles.column}>
          <ActivityCharts>
            <PromiseCard company={company.data} />
          </ActivityCharts>
        </div>
        <div className={styles.whole}>
          <TalliesCard />
        </div>
      </div>
    </div>
  )
}
