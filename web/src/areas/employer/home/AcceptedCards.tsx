import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { startersQuery, unreadQuery } from '#web/areas/employer/home/home-queries'
import { shownAccepted } from '#web/areas/employer/home/shown'
import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { useNotificationChanges } from '#web/shared/notifications/useNotifications'
import { paths, to } from '#web/shared/paths'
import { focusMain } from '#web/shared/screens/focus-main'
import { nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Card, CardActions, CardText } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/home/words'

/** Who said yes to an offer, until that was read or they are hired: when they start, and what has to be done before. */
export function AcceptedCards() {
  const now = useNow()
  const told = useQuery(unreadQuery)
  const starters = useQuery(startersQuery)
  const { read } = useNotificationChanges(notificationCalls)
  return shownAccepted(told.data).map(({ _id, about: { applicationId, jobId, job, who } }) => {
    const title = words.saidYes(who ?? words.anApplicant)
    const startDate = starters.data?.data.find((row) => row._id === applicationId)?.startDate ?? null
    const dismiss = () => {
      focusMain()
      read.mutate({ _ids: [_id] })
    }
    return (
      <Card key={_id} tone="sunny" label={title}>
        <h2>{title}</h2>
        <CardText>{words.whatsNext(job, startDate && nearDate(startDate, now))}</CardText>
        <CardActions>
          <ManagersOnly>
            <Button component={Link} to={to(paths.applicant, { jobId, applicationId })}>
              {words.checkRightToWork}
            </Button>
          </ManagersOnly>
          <Button variant="subtle" onClick={dismiss} aria-label={words.dismissNamed(title)}>
            {words.dismiss}
          </Button>
        </CardActions>
      </Card>
    )
  })
}
