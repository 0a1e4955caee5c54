import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { MeetingInFull } from '#web/areas/seeker/applications/one/meeting/MeetingInFull'
import { JobSkeleton } from '#web/areas/seeker/jobs/one/JobSkeleton'
import { isGone } from '#web/shared/calls/is-gone'
import { seekerQuery } from '#web/shared/calls/seeker'
import { meetingTitle } from '#web/shared/meeting/meeting-words'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { words } from '#web/areas/seeker/applications/one/meeting/words'

/** The proposal alone, where an offer fills the application's page. What is no proposal any more is told there. */
export function MeetingScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(seekerQuery('openApplication', { params: { id } }))
  const meeting = data?.meeting
  const back = to(paths.application, { id })
  useScreen(meeting ? meetingTitle(meeting.kind) : words.meeting, back)
  // A refetch that fails leaves what is chosen.
  if (error && (!data || isGone(error)))
    return <QueryFailure level={1} title={words.couldntShowMeeting} error={error} onRetry={() => void refetch()} />
  if (!data) return <JobSkeleton />
  return meeting?.turn === 'seeker' ? <MeetingInFull application={data} meeting={meeting} /> : <Navigate to={back} replace />
}
