import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { unreadQuery } from '#web/areas/employer/home/home-queries'
import { shownPulledOut } from '#web/areas/employer/home/shown'
import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { useNotificationChanges } from '#web/shared/notifications/useNotifications'
import { paths, to } from '#web/shared/paths'
import { focusMain } from '#web/shared/screens/focus-main'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Card, CardActions, CardText } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/home/words'

/** Who accepted and then pulled out, until that was read: and the way to whoever could take the place; of a closed job to where it's reopened or copied. */
export function PulledOutCards() {
  const told = useQuery(unreadQuery)
  const { read } = useNotificationChanges(notificationCalls)
  if (told.error && !told.data)
    return <QueryFailure title={words.couldntLoadPulledOut} error={told.error} onRetry={() => void told.refetch()} />
  return shownPulledOut(told.data).map(({ _id, title, body, link, about }) => {
    const isClosed = about !== null && !about.owed.includes('place')
    const cover = about ? `${to(paths.jobApplicants, { jobId: about.jobId })}?view=cover` : link
    const way = isClosed ? to(paths.post, { jobId: about.jobId }) : cover
    const markRead = () => read.mutate({ _ids: [_id] })
    const dismiss = () => {
      focusMain()
      markRead()
    }
    return (
      <Card key={_id} tone="sunny" label={title}>
        <h2>{title}</h2>
        <CardText>{body}</CardText>
        <CardActions>
          {way !== null && (
            <Button component={Link} to={way} onClick={markRead}>
              {isClosed ? words.viewJob : words.seeWhoCanCover}
            </Button>
          )}
          <Button variant="subtle" onClick={dismiss} aria-label={words.dismissNamed(title)}>
            {words.dismiss}
          </Button>
        </CardActions>
      </Card>
    )
  })
}
