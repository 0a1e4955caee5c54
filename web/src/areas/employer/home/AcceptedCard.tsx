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

const listed = new Intl.ListFormat('en-GB')

/** Who said yes to an offer, until that was read or they are hired: when they start, and what has to be done before. */
export function AcceptedCard() {
  const now = useNow()
  const told = useQuery(unreadQuery)
  const starters = useQuery(startersQuery)
  const { read } = useNotificationChanges(notificationCalls)
  const accepted = shownAccepted(told.data)
  const [first, ...others] = accepted
  if (first === undefined) return null
  const nameOf = ({ about }: typeof first): string => about.who ?? words.anApplicant
  const title = words.saidYes(listed.format(accepted.map(nameOf)))
  const startOf = ({ about }: typeof first): string | null => {
    const day = starters.data?.data.find((row) => row._id === about.applicationId)?.startDate
    return day ? nearDate(day, now) : null
  }
  const dismiss = () => {
    focusMain()
    read.mutate({ _ids: accepted.map(({ _id }) => _id) })
  }
  return (
    <Card tone="sunny" label={title}>
      <h2>{title}</h2>
      {others.length === 0 ? (
        <CardText>{words.whatsNext(first.about.job, startOf(first))}</CardText>
      ) : (
        <>
          <ul>
            {accepted.map((one) => (
              <li key={one._id}>
                <Link to={to(paths.applicant, { jobId: one.about.jobId, applicationId: one.about.applicationId })}>{nameOf(one)}</Link>
                {words.startingAs(one.about.job, startOf(one))}
              </li>
            ))}
          </ul>
          <CardText>{words.checkEach}</CardText>
        </>
      )}
      <CardActions>
        {others.length === 0 && (
          <ManagersOnly>
            <Button component={Link} to={to(paths.applicant, { jobId: first.about.jobId, applicationId: first.about.applicationId })}>
              {words.checkRightToWork}
            </Button>
          </ManagersOnly>
        )}
        <Button variant={others.length === 0 ? 'subtle' : 'default'} onClick={dismiss} aria-label={words.dismissNamed(title)}>
          {words.dismiss}
        </Button>
      </CardActions>
    </Card>
  )
}
