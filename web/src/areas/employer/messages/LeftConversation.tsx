import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { refresh } from '#web/api/keys'
import { statusWord } from '#web/areas/employer/applicants/applicant-words'
import { noSuchApplication, noSuchApplicationFor } from '#web/areas/employer/applicants/no-such-application'
import { usePulledOut } from '#web/areas/employer/applicants/usePulledOut'
import { Messages } from '#web/areas/employer/messages/Messages'
import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { employerQuery } from '#web/shared/calls/employer'
import { OpenThread } from '#web/shared/messages/inbox/OpenThread'
import { Thread } from '#web/shared/messages/inbox/Thread'
import { useReadAbout } from '#web/shared/notifications/useReadAbout'
import { paths, to } from '#web/shared/paths'
import { type Gone, GoneState } from '#web/shared/screens/QueryFailure'

const Way = ({ label, to: address }: Gone['action']) => (
  <Button variant="default" component={Link} to={address}>
    {label}
  </Button>
)

/** What was written with somebody who withdrew: their application can't be opened any more, and no one writes. */
export function LeftConversation({ id }: { readonly id: string }) {
  const cache = useQueryClient()
  useReadAbout(notificationCalls, id)
  const found = useQuery(employerQuery('conversations', { query: { application: id } }))
  const row = found.data?.data[0]
  const written = useQuery({
    ...employerQuery('applicationMessages', { params: { id }, query: { limit: PAGE_SIZE_MOST } }),
    enabled: row !== undefined,
  })
  const { isAsking, gone } = usePulledOut(id, found.data !== undefined && row?.hasPulledOut !== false)
  if (found.data && row === undefined && !isAsking) return <GoneState level={1} {...(gone ?? noSuchApplication)} />
  return (
    <OpenThread
      query={found.error ? { ...written, error: found.error } : written}
      onRead={() => void refresh(cache, 'employer', ['conversations'])}
    >
      {({ data: messages }) =>
        row && (
          <Thread
            name={row.with.name}
            picture={null}
            round
            job={row.job.title}
            status={statusWord(row)}
            address={to(paths.jobApplicants, { jobId: row.job._id })}
            count={messages.length}
            aside={
              gone ? (
                <>
                  <h2>{gone.title}</h2>
                  <p>{gone.text}</p>
                  <Way {...gone.action} />
                </>
              ) : (
                <Way {...noSuchApplicationFor(row.job._id).action} />
              )
            }
          >
            <Messages application={{ _id: id, messages, status: row.status, applicant: row.with, replyBy: null, meeting: null }} />
          </Thread>
        )
      }
    </OpenThread>
  )
}
