import { londonDay } from '@evenshift/contract/london'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { Button } from '@mantine/core'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { ShareJobs } from '#web/areas/employer/applicants/people/ShareJobs'
import { closedQuery } from '#web/areas/employer/home/home-queries'
import { ReopenJob } from '#web/areas/employer/posts/ReopenJob'
import { mayReopen } from '#web/areas/employer/posts/post-actions'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { useNow } from '#web/shared/words/useNow'
import { Bone } from '#web/ui/page/Bone'
import { EmptyState } from '#web/ui/page/EmptyState'
import { weekDays } from '#web/ui/week/days'
import { words } from '#web/areas/employer/applicants/people/words'
import styles from './People.module.css'

const HEIGHT = 209
/** Of so many jobs it's looked up whether a shift has no one. */
const JOBS_LOOKED_UP = 5

/** Everyone has a reply: what is next is the shifts that have no one; else the days of this week so far are full. A closed job takes a line. */
export function CaughtUp({ posts }: { readonly posts: readonly PostCard[] }) {
  const today = new Date(`${londonDay(useNow())}T00:00:00Z`).getUTCDay() + 1
  const live = posts.filter(({ status }) => status === 'live')
  const short = live.filter(({ placesLeft }) => placesLeft > 0).slice(0, JOBS_LOOKED_UP)
  const covers = useQueries({
    queries: short.map(({ _id }) => ({ ...employerQuery('cover', { params: { id: _id } }), meta: { ownErrors: true } })),
  })
  if (live.length === 0) return <NoneLive />
  if (covers.some(({ isLoading }) => isLoading)) return <Bone height={HEIGHT} />
  const [next] = short.flatMap((job, place) => {
    const shifts = covers[place]?.data?.shifts ?? []
    const empty = shifts.filter(({ accepted, offered }) => accepted + offered === 0)
    return empty.length > 0 ? [{ job, shifts, empty }] : []
  })
  if (next) {
    const { job, shifts, empty } = next
    const isEmpty = (day: number) => empty.some((shift) => shift.day === day)
    return (
      <EmptyState
        days={Object.fromEntries(
          weekDays.flatMap(({ id }) => (shifts.some(({ day }) => day === id) ? [[id, isEmpty(id) ? 'asked' : 'fits'] as const] : [])),
        )}
        title={words.shiftsHaveNoOne(empty.length)}
        text={words.haveNoOne(live.length > 1 ? job.title : null, shiftsWords(empty), empty.length)}
        action={
          <Button component={Link} to={`${to(paths.jobApplicants, { jobId: job._id })}?view=cover`}>
            {words.seeWhoCanCover}
          </Button>
        }
      />
    )
  }
  const soFar = weekDays.slice(0, weekDays.findIndex(({ id }) => id === today) + 1)
  return (
    <EmptyState
      days={Object.fromEntries(soFar.map(({ id }) => [id, 'fits'] as const))}
      title={words.allCaughtUp}
      text={words.everyoneHasReplyNew}
      action={<ShareJobs posts={posts} />}
    />
  )
}

/** No job takes applications, said above the list: the only one that closed can be opened again while it may be, and else another is posted. */
function NoneLive() {
  const now = useNow()
  const closed = useQuery(closedQuery)
  if (closed.isLoading) return null
  const [job] = closed.data?.data ?? []
  const only = closed.data?.pagination.total === 1 ? job : undefined
  return (
    <p className={styles.closed}>
      {only ? words.jobIsClosed(only.title) : words.noJobIsLive}
      <ManagersOnly>
        {only && mayReopen(only, now) ? (
          <ReopenJob job={only} />
        ) : (
          <Button variant="subtle" component={Link} to={paths.newPost}>
            {words.postAJob}
          </Button>
        )}
      </ManagersOnly>
    </p>
  )
}
