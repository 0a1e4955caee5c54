import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Button } from '@mantine/core'
import { type UseQueryResult, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { refresh } from '#web/api/keys'
import { statusWord } from '#web/areas/employer/applicants/applicant-words'
import { agreedWords, fitWords, weekStates } from '#web/areas/employer/applicants/fit-words'
import { MeetingCard } from '#web/areas/employer/applicants/meet/MeetingCard'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { historyLines } from '#web/areas/employer/applicants/one/history-lines'
import { LeftConversation } from '#web/areas/employer/messages/LeftConversation'
import { Messages } from '#web/areas/employer/messages/Messages'
import { notificationCalls } from '#web/areas/employer/notifications/notification-calls'
import { employerQuery } from '#web/shared/calls/employer'
import { isGone } from '#web/shared/calls/is-gone'
import { Inbox } from '#web/shared/messages/inbox/Inbox'
import { OpenThread } from '#web/shared/messages/inbox/OpenThread'
import { Thread } from '#web/shared/messages/inbox/Thread'
import { LISTED, usePage } from '#web/shared/paging/usePage'
import { useReadAbout } from '#web/shared/notifications/useReadAbout'
import { paths, to } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { useNow } from '#web/shared/words/useNow'
import { History } from '#web/ui/display/Timeline'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { words } from '#web/areas/employer/messages/words'
import styles from './Messages.module.css'

const empty = {
  text: words.openApplicantWriteThem,
  action: (
    <Button component={Link} to={paths.applicants}>
      {words.seeApplicants}
    </Button>
  ),
}

/** The inbox: every applicant that the company wrote with. */
export function MessagesScreen() {
  const { id } = useParams()
  const list = useQuery({
    ...employerQuery('conversations', { query: { page: usePage(), limit: LISTED } }),
    placeholderData: keepPreviousData,
  })
  const row = list.data?.data.find(({ application }) => application === id)
  // Of who withdrew only what was written is left: their application isn't asked for.
  const isLeft = row?.status === 'withdrawn'
  const opened = useQuery({
    ...employerQuery('openApplication', { params: { id: id ?? '' } }),
    enabled: id !== undefined && !list.isPending && !isLeft,
  })
  useScreen((isLeft ? row.with.name : opened.data?.applicant.name) ?? words.messages, id === undefined ? undefined : paths.messages)
  return (
    <Inbox list={list} side="employer" statusOf={statusWord} open={id ?? null} empty={empty}>
      {id === undefined ? null : isLeft || isGone(opened.error) ? (
        <LeftConversation key={id} id={id} />
      ) : (
        <OpenConversation key={id} id={id} query={opened} />
      )}
    </Inbox>
  )
}

interface OpenConversationProps {
  readonly id: string
  readonly query: UseQueryResult<EmployerApplicationDetail>
}

function OpenConversation({ id, query }: OpenConversationProps) {
  const cache = useQueryClient()
  useReadAbout(notificationCalls, id)
  return (
    <OpenThread query={query} onRead={() => void refresh(cache, 'employer', ['conversations'])}>
      {(application) => <ReadConversation application={application} />}
    </OpenThread>
  )
}

function ReadConversation({ application }: { readonly application: EmployerApplicationDetail }) {
  const { _id: id, applicant, jobId, jobTitle, meeting } = application
  const flow = useMoveFlow()
  const now = useNow()
  const address = to(paths.applicant, { jobId, applicationId: id })
  return (
    <Thread
      name={applicant.name}
      picture={applicant.avatar}
      round
      job={jobTitle}
      status={statusWord(application)}
      address={address}
      count={application.messages.length}
      aside={
        <>
          <Button variant="default" component={Link} to={address}>
            {words.viewApplication}
          </Button>
          {(application.fit || application.agreed.length > 0) && (
            <div className={styles.fit}>
              <WeekStrip days={weekStates(application)} />
              <b>
                <TextWithTimes text={agreedWords(application) || fitWords(application.fit)} />
              </b>
            </div>
          )}
          <History rows={historyLines(application, now)} />
        </>
      }
    >
      <Messages
        application={application}
        meeting={meeting && meeting.status !== 'cancelled' && <MeetingCard application={application} meeting={meeting} flow={flow} />}
      />
      {flow.dialog}
    </Thread>
  )
}
