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
  useScreen('Who’s viewed you', paths.liveApplications)
  return (
    <Rows>
      <PageTitle title="Who’s viewed you" text="Employers only see what you send them. Here’s who opened it and when." />
      <Views />
    </Rows>
  )
}

function Views() {
  const page = usePage()
  const now = useNow()
  const { data, error, refetch } = useQuery({ ...seekerQuery('profileViews', { query: { page } }), placeholderData: keepPreviousData })
  if (error) return <QueryFailure title="We couldn’t load who looked" error={error} onRetry={() => void refetch()} />
  if (!data) return <MarkRows loading={PAGE_SIZE} />
  if (data.pagination.total === 0)
    return (
      <EmptyState
        title="No views yet"
        text="When an employer opens your application, you’ll see it here."
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
