import { PAGE_SIZE } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { MarkRow, MarkRows } from '#web/areas/seeker/jobs/saved/MarkRow'
import { seeker } from '#web/shared/calls/seeker'
import { MoreRows } from '#web/shared/paging/MoreRows'
import { useMore } from '#web/shared/paging/useMore'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { capital } from '#web/shared/words/capital'
import { clockTime, nearDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'
import { words } from '#web/areas/seeker/applications/list/words'

/** Which employers opened what was sent to them, and when last. */
export function ViewsScreen() {
  useScreen(words.whosViewedYou, paths.liveApplications)
  return (
    <Rows>
      <PageTitle isInHeader title={words.whosViewedYou} />
      <Views />
    </Rows>
  )
}

function Views() {
  const now = useNow()
  const list = useMore(['seeker', 'profileViews'], (query, signal) => seeker.profileViews({ query }, { signal }))
  const { rows, error, refetch, total } = list
  if (error) return <QueryFailure title={words.couldntLoadWhoLooked} error={error} onRetry={refetch} />
  if (!rows) return <MarkRows loading={PAGE_SIZE} />
  if (total === 0)
    return (
      <EmptyState
        title={words.noViewsYet}
        text={words.whenEmployerOpensApplication}
        action={
          <Button component={Link} to={paths.liveApplications}>
            {words.seeYourApplications}
          </Button>
        }
      />
    )
  return (
    <MoreRows list={list} shown={rows.length} many="views" scrolls>
      <MarkRows>
        {rows.map(({ _id, applicationId, employerName, logo, jobTitle, viewedAt }) => (
          <MarkRow
            key={_id}
            name={employerName}
            logo={logo || null}
            title={
              <Link to={to(paths.application, { id: applicationId })} aria-label={dotted([employerName, jobTitle])}>
                {employerName}
              </Link>
            }
            text={
              <>
                {jobTitle}
                <br />
                {capital(nearDate(viewedAt, now))}, {clockTime(viewedAt)}
              </>
            }
            action={<IconChevronRight size={20} stroke={1.75} aria-hidden />}
          />
        ))}
      </MarkRows>
    </MoreRows>
  )
}
