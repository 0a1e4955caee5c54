import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { applicationWord } from '@evenshift/contract/states/application/application-words'
import { Button } from '@mantine/core'
import { type UseQueryResult, keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { refresh } from '#web/api/keys'
import { MeetingCard } from '#web/areas/seeker/applications/one/meeting/MeetingCard'
import { Withdraw } from '#web/areas/seeker/applications/one/Withdraw'
import { NoMessages } from '#web/areas/seeker/messages/NoMessages'
import { Messages } from '#web/areas/seeker/messages/Messages'
import { notificationCalls } from '#web/areas/seeker/notifications/notification-calls'
import { seekerQuery } from '#web/shared/calls/seeker'
import { Inbox } from '#web/shared/messages/inbox/Inbox'
import { OpenThread } from '#web/shared/messages/inbox/OpenThread'
import { Thread } from '#web/shared/messages/inbox/Thread'
import { LISTED, usePage } from '#web/shared/paging/usePage'
import { useReadAbout } from '#web/shared/notifications/useReadAbout'
import { paths, to } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { dayDate } from '#web/shared/words/dates'
import { payWords } from '#web/shared/words/pay'
import { FigureRows } from '#web/ui/display/FigureRows'
import { JobTitle } from '#web/ui/job/JobTitle'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { words } from '#web/areas/seeker/messages/words'

const empty = { text: words.whenApplyCanWrite, action: <NoMessages /> }

/** The inbox: every employer that one wrote with about an application. */
export function MessagesScreen() {
  const { id } = useParams()
  const opened = useQuery({ ...seekerQuery('openApplication', { params: { id: id ?? '' } }), enabled: id !== undefined })
  useScreen(opened.data?.job.employerName ?? words.messages, id === undefined ? paths.applications : paths.messages)
  const list = useQuery({
    ...seekerQuery('conversations', { query: { page: usePage(), limit: LISTED } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Inbox list={list} isInHeader side="seeker" statusOf={applicationWord} open={id ?? null} empty={empty}>
      {id === undefined ? null : <OpenConversation key={id} id={id} query={opened} />}
    </Inbox>
  )
}

interface OpenConversationProps {
  readonly id: string
  readonly query: UseQueryResult<ApplicationDetail>
}

function OpenConversation({ id, query }: OpenConversationProps) {
  const cache = useQueryClient()
  useReadAbout(notificationCalls, id)
  return (
    <OpenThread query={query} onRead={() => void refresh(cache, 'seeker', ['conversations'])}>
      {(application) => <ReadConversation application={application} />}
    </OpenThread>
  )
}

function ReadConversation({ application }: { readonly application: ApplicationDetail }) {
  const { _id: id, job, appliedAt, meeting } = application
  const asked = job.shifts.filter(({ _id }) => application.shifts.includes(_id))
  const address = to(paths.application, { id })
  const shown = meeting?.status === 'cancelled' ? null : meeting
  return (
    <Thread
      name={job.employerName}
      picture={job.logo || null}
      round={false}
      job={job.title}
      status={applicationWord(application)}
      address={address}
      count={application.messages.length + (shown ? 1 : 0)}
      aside={
        <>
          <h2>
            <JobTitle title={job.title} />
          </h2>
          {asked.length > 0 && <WeekStrip days={Object.fromEntries(asked.map(({ day }) => [day, 'fits' as const]))} />}
          <FigureRows
            rows={[
              { label: words.pay, figure: payWords(job.salary, job.salaryUnit) },
              ...(asked.length > 0 ? [{ label: words.shifts, figure: shiftsWords(asked) }] : []),
              { label: words.applied, figure: dayDate(appliedAt) },
            ]}
          />
          <Button variant="default" component={Link} to={address}>
            {words.viewApplication}
          </Button>
          <Link to={to(paths.job, { jobId: job._id })}>{words.readTheAdvert}</Link>
          <Withdraw application={application} place="aside" />
        </>
      }
    >
      <Messages application={application} meeting={shown && <MeetingCard application={application} meeting={shown} isInThread />} />
    </Thread>
  )
}
