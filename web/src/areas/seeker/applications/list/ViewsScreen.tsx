import { PAGE_SIZE } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MarkRow, MarkRows } from '#web/areas/seeker/jobs/saved/MarkRow'
import { seekerQuery } from '#web/shared/calls/seeker'
import { Pages } from '#web/shared/paging/Pages'
import { usePage } from '#web/shared/paging/usePage'
import { paths } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { clockTime, nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'

/** Which employers opened what was sent to them, and when last. */
export function ViewsScreen() {
  useScreen('Who looked', paths.liveApplications)
  return (
    <Rows>
      <PageTitle title="Who looked" text="Employers see you only through what you send them. Here is who opened it, and when last." />
      <Views />
    </Rows>
  )
}

function Views() {
  const page = usePage()
  const now = useNow()
  const { data, error, refetch } = useQuery({ ...seekerQuery('profileViews', { query: { page } }), placeholderData: keepPreviousData })
  if (error) return <QueryFailure title="We could not load who looked" error={error} onRetry={() => void refetch()} />
  if (!data) return <MarkRows loading={PAGE_SIZE} />
  if (data.pagination.total === 0)
    return (
      <EmptyState
        title="Nobody has looked yet"
        text="As soon as an employer opens an application of yours, it stands here with the day and the time."
        action={
          <Button component={Link} to={paths.liveApplications}>
            See your applications
          </Button>
        }
      />
    )
  return (
    <>
      <MarkRows>
        {data.data.map(({ _id, employerName, logo, jobTitle, viewedAt }) => (
          <MarkRow
            key={_id}
            name={employerName}
            logo={logo || null}
            title={employerName}
            text={`${jobTitle} · ${nearDate(viewedAt, now)}, ${clockTime(viewedAt)}`}
            action={null}
          />
        ))}
      </MarkRows>
      <Pages label="Pages of employers" pagination={data.pagination} />
    </>
  )
}
