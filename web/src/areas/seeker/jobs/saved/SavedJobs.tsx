import type { savedTabs } from '@evenshift/contract/states/job/search'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { JobListCard } from '#web/areas/seeker/job-card/JobListCard'
import { words } from '#web/areas/seeker/jobs/saved/words'
import { seeker } from '#web/shared/calls/seeker'
import { MoreRows } from '#web/shared/paging/MoreRows'
import { useMore } from '#web/shared/paging/useMore'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { JobCardSkeletons } from '#web/ui/job/JobCardSkeleton'
import { Columns } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'

/** Grey cards: as many as a screen shows. */
const SHOWN_WAITING = 3

type SavedTab = (typeof savedTabs)[number]

const useSaved = (tab: SavedTab) =>
  useMore(['seeker', 'savedJobs', { tab }], (part, signal) =>
    seeker.savedJobs<'card'>({ query: { tab, view: 'card', ...part } }, { signal }),
  )

/** Saved jobs: those that are open, below them those that have closed. */
export function SavedJobs() {
  const open = useSaved('open')
  const closed = useSaved('closed')
  const error = open.error ?? closed.error
  if (error)
    return <QueryFailure title={words.jobs.failed} error={error} onRetry={() => [open, closed].forEach((list) => list.refetch())} />
  if (!open.rows || !closed.rows)
    return (
      <Columns kind="three">
        <JobCardSkeletons count={SHOWN_WAITING} />
      </Columns>
    )
  if (open.rows.length + closed.rows.length === 0)
    return (
      <EmptyState
        {...words.jobs.empty}
        action={
          <Button component={Link} to={paths.find}>
            {words.find}
          </Button>
        }
      />
    )
  return (
    <>
      {[
        { list: open, rows: open.rows, title: <SpokenTitle level={2}>{words.jobs.open}</SpokenTitle> },
        { list: closed, rows: closed.rows, title: <h2>{words.jobs.closed}</h2> },
      ].map(
        ({ list, rows, title }, at) =>
          rows.length > 0 && (
            <section key={at}>
              <MoreRows list={list} shown={rows.length} many={words.jobs.many}>
                {title}
                <Columns kind="three">
                  {rows.map((job) => (
                    <JobListCard key={job._id} job={job} />
                  ))}
                </Columns>
              </MoreRows>
            </section>
          ),
      )}
    </>
  )
}
