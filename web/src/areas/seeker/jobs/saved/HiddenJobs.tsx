import { PAGE_SIZE } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MarkRow, MarkRows } from '#web/areas/seeker/jobs/saved/MarkRow'
import { JobTitle } from '#web/ui/job/JobTitle'
import { words } from '#web/areas/seeker/jobs/saved/words'
import { seeker } from '#web/shared/calls/seeker'
import { MoreRows } from '#web/shared/paging/MoreRows'
import { useMore } from '#web/shared/paging/useMore'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { focusMain } from '#web/shared/screens/focus-main'
import { dayDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { EmptyState } from '#web/ui/page/EmptyState'
import styles from './Saved.module.css'

/** Jobs that were turned away, to bring back. */
export function HiddenJobs() {
  const cache = useQueryClient()
  const list = useMore(['seeker', 'jobsNotForMe'], (query, signal) => seeker.jobsNotForMe({ query }, { signal }))
  const show = useMutation({
    mutationFn: (id: string) => seeker.showJobAgain({ params: { id } }),
    onMutate: focusMain,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['seeker'] }),
  })
  if (list.error) return <QueryFailure title={words.hidden.failed} error={list.error} onRetry={list.refetch} />
  if (!list.rows) return <MarkRows loading={PAGE_SIZE} />
  if (list.rows.length === 0)
    return (
      <EmptyState
        {...words.hidden.empty}
        action={
          <Button component={Link} to={paths.find}>
            {words.find}
          </Button>
        }
      />
    )
  return (
    <>
      <p className={styles.small}>{words.hidden.text}</p>
      <MoreRows list={list} shown={list.rows.length} many={words.hidden.many}>
        <MarkRows>
          {list.rows.map(({ _id, job, createdAt }) => (
            <MarkRow
              key={_id}
              name={job.employerName}
              logo={job.logo || null}
              title={
                job.status === 'live' ? (
                  <Link to={to(paths.job, { jobId: job._id })}>
                    <JobTitle title={job.title} />
                  </Link>
                ) : (
                  <JobTitle title={job.title} />
                )
              }
              text={words.hidden.of(
                dotted([job.employerName, job.location, job.status !== 'live' && words.hidden.closed]),
                dayDate(createdAt),
              )}
              action={
                <Button
                  variant="default"
                  aria-label={`${words.hidden.button} ${job.title}`}
                  loading={show.isPending && show.variables === _id}
                  onClick={() => show.mutate(_id)}
                >
                  {words.hidden.button}
                </Button>
              }
            />
          ))}
        </MarkRows>
      </MoreRows>
    </>
  )
}
