import { PAGE_SIZE } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SavedLinks } from '#web/areas/seeker/jobs/saved/SavedLinks'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { Pages } from '#web/shared/paging/Pages'
import { usePage } from '#web/shared/paging/usePage'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { focusMain } from '#web/shared/screens/focus-main'
import { useScreen } from '#web/shared/shell/useScreen'
import { dayDate } from '#web/shared/words/dates'
import { EmptyState } from '#web/ui/page/EmptyState'
import { Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import { MarkRow, MarkRows } from '#web/areas/seeker/jobs/saved/MarkRow'

/** Jobs that were turned away, to bring back. */
export function NotForMeScreen() {
  useScreen('Hidden jobs', paths.saved)
  const cache = useQueryClient()
  const page = usePage()
  const { data, error, refetch } = useQuery({
    ...seekerQuery('jobsNotForMe', { query: { page: String(page) } }),
    placeholderData: keepPreviousData,
  })
  const show = useMutation({
    mutationFn: (id: string) => seeker.showJobAgain({ params: { id } }),
    onMutate: focusMain,
    onSuccess: () => cache.invalidateQueries({ queryKey: ['seeker'] }),
  })
  return (
    <Rows>
      <PageTitle title="Hidden jobs" text="Jobs you’ve hidden. They won’t appear in search or on Home." />
      <SavedLinks />
      {error && <QueryFailure title="We couldn’t load these jobs" error={error} onRetry={() => void refetch()} />}
      {!error && !data && <MarkRows loading={PAGE_SIZE} />}
      {data?.data.length === 0 && <EmptyState title="No hidden jobs" text="Hide a job and it moves here." />}
      {data && data.data.length > 0 && (
        <MarkRows>
          {data.data.map(({ _id, job, createdAt }) => (
            <MarkRow
              key={_id}
              name={job.employerName}
              logo={job.logo || null}
              title={job.status === 'live' ? <Link to={to(paths.job, { jobId: job._id })}>{job.title}</Link> : job.title}
              text={`${job.employerName}, ${job.location}. Turned away on ${dayDate(createdAt)}${job.status === 'live' ? '' : '; it is closed now'}.`}
              action={
                <Button variant="default" loading={show.isPending && show.variables === _id} onClick={() => show.mutate(_id)}>
                  Show it again
                </Button>
              }
            />
          ))}
        </MarkRows>
      )}
      {data && <Pages label="Pages of jobs" pagination={data.pagination} />}
    </Rows>
  )
}
