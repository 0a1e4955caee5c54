import { plusDays } from '@evenshift/contract/days'
import type { RepliesDue } from '@evenshift/contract/model/overview/applicant-card'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { AcceptedCard } from '#web/areas/employer/home/AcceptedCard'
import { AnswerToday } from '#web/areas/employer/home/AnswerToday'
import { HomeSkeleton } from '#web/areas/employer/home/HomeSkeleton'
import { LivePosts } from '#web/areas/employer/home/LivePosts'
import { MeetingsCard } from '#web/areas/employer/home/MeetingsCard'
import { MessagesCard } from '#web/areas/employer/home/MessagesCard'
import { OffersCard } from '#web/areas/employer/home/OffersCard'
import { PromiseCard } from '#web/areas/employer/home/PromiseCard'
import { PulledOutCards } from '#web/areas/employer/home/PulledOutCards'
import { StartersCard } from '#web/areas/employer/home/StartersCard'
import { LimitLine } from '#web/areas/employer/plan/limit/LimitLine'
import { PastDueBand } from '#web/areas/employer/plan/now/PastDueBand'
import { countOf } from '#web/areas/employer/posts/job-words'
import { greeting } from '#web/shared/words/greeting'
import { type Movable, leftOf } from '#web/areas/employer/home/columns'
import {
  closedQuery,
  meetingsQuery,
  offersQuery,
  postsQuery,
  unreadQuery,
  startersQuery,
  waitingQuery,
  wroteQuery,
} from '#web/areas/employer/home/home-queries'
import {
  OFFERS_SHOWN,
  POSTS_SHOWN,
  STARTERS_SHOWN,
  shownAccepted,
  shownApplicants,
  shownMeetings,
  shownOffers,
  shownPulledOut,
  shownStarters,
  toConfirm,
} from '#web/areas/employer/home/shown'
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

/** What is to be answered today; nothing of what didn't load. */
const leadOf = (due: RepliesDue | undefined, waiting: number, wrote: number, unconfirmed: number): string =>
  [
    due && due.late > 0 && words.late(due.late),
    due && due.today > due.late && words.dueToday(due.today - due.late),
    due?.today === 0 && wrote === 0 && words.noRepliesDueToday,
    // Replies that are late or due today are counted before it.
    wrote > 0 && words.toReplyTo(due?.today === 0 ? waiting : 0, wrote),
    unconfirmed > 0 && words.toConfirm(unconfirmed),
  ]
    .filter(Boolean)
    .join(' ') || ' '

/** People who wait come first, then what happened, then the posts. */
export function HomeScreen() {
  useScreen(words.home)
  const now = useNow()
  const isPhone = useMediaQuery('(max-width: 759px)', false, { getInitialValueInEffect: false })
  const company = useQuery(employerQuery('employerDetails'))
  const waiting = useQuery(waitingQuery)
  const posts = useQuery(postsQuery)
  const wrote = useQuery(wroteQuery)
  const told = useQuery(unreadQuery)
  const starters = useQuery(startersQuery)
  const meetings = useQuery(meetingsQuery)
  const offers = useQuery(offersQuery)
  const info = useQuery(employerQuery('employerInfo'))
  const plan = useQuery(employerQuery('entitlement'))
  const sent = posts.data?.data.filter(({ status }) => status !== 'draft')
  const pulledOut = shownPulledOut(told.data)
  const isFirst =
    pulledOut.length === 0 && sent !== undefined && isFirstJob(sent) && posts.data?.pagination.total === posts.data?.data.length
  const closed = useQuery({ ...closedQuery, enabled: isFirst })
  if ([company, waiting, posts, wrote, told, starters, meetings, offers, info, plan].some(({ isPending }) => isPending) || closed.isLoading)
    return <HomeSkeleton beside={<ActivityCharts />} />
  if (company.data?.status === 'Approved' && isFirst && closed.data?.pagination.total === 0)
    return (
      <FirstHome
        company={company.data}
        teamSize={info.data?.team.length ?? 1}
        job={sent?.[0] ?? null}
        draft={posts.data?.data.find(({ status }) => status === 'draft') ?? null}
      />
    )
  const isNew = company.data !== undefined && new Date(company.data.statusSince) > plusDays(now, -DAYS_NEW)
  const writers = wrote.data?.data.length ?? 0
  const left = leftOf({
    waiting: [
      ...pulledOut.map(() => 1),
      shownAccepted(told.data).length,
      shownApplicants(waiting.data).length,
      writers,
      shownMeetings(meetings.data, now).length,
      Math.min(OFFERS_SHOWN, shownOffers(offers.data).length),
    ],
    starters: Math.min(STARTERS_SHOWN, shownStarters(starters.data, shownAccepted(told.data), now).length),
    jobs: Math.min(POSTS_SHOWN, sent?.length ?? 0),
    applied: (sent ?? []).reduce((sum, job) => sum + countOf(job.counts), 0),
    hasActivity: plan.data?.activity !== false,
    isNew,
  })
  // A phone has one column, and there what is to come stands before the charts.
  const isLeft = (card: Movable) => left.has(card) || (isPhone && (card === 'starters' || card === 'jobs'))
  const promise = <PromiseCard company={company.data} />
  const steps = isNew && company.data && <FirstSteps company={company.data} teamSize={info.data?.team.length ?? 1} isBrief />
  return (
    <div className={styles.page}>
      <PageTitle
        title={greeting(now, company.data?.contactName.trim().split(/\s+/)[0])}
        text={leadOf(
          waiting.data?.due,
          waiting.data?.pagination.total ?? 0,
          wrote.data?.pagination.total ?? 0,
          toConfirm(posts.data, now).length,
        )}
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
          <PulledOutCards />
          <AcceptedCard />
          <AnswerToday />
          <MessagesCard />
          <MeetingsCard />
          {isLeft('starters') && <StartersCard />}
          <OffersCard />
          {isLeft('jobs') && <LivePosts />}
          {isLeft('promise') && promise}
          {isLeft('steps') && steps}
        </div>
        <div className={styles.column}>
          {!isLeft('starters') && <StartersCard />}
          {!isLeft('jobs') && <LivePosts />}
          <ActivityCharts>
            {!isLeft('promise') && promise}
            {!isLeft('steps') && steps}
          </ActivityCharts>
        </div>
      </div>
    </div>
  )
}
