import { isAnswerable } from '@evenshift/contract/states/interview/interview'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { InterviewSkeleton } from '#web/areas/seeker/interview/InterviewSkeleton'
import { OverInterview } from '#web/areas/seeker/interview/OverInterview'
import { Overview } from '#web/areas/seeker/interview/Overview'
import { QuestionStep } from '#web/areas/seeker/interview/QuestionStep'
import { ReviewStep } from '#web/areas/seeker/interview/ReviewStep'
import { partOf } from '#web/areas/seeker/interview/progress'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { words } from '#web/areas/seeker/interview/words'

const noSuchInterview = {
  title: words.cantFindInterview,
  text: words.linkMayOldPart,
  action: { label: words.seeYourApplications, to: paths.applications },
}

/** An interview: what it asks, one question after the other, and the sending. Its address keeps the place. */
export function InterviewScreen() {
  const { applicationId = '' } = useParams()
  const [address] = useSearchParams()
  const { data: interview, error, refetch } = useQuery(seekerQuery('interviewDetails', { params: { id: applicationId } }))
  useScreen(words.interviewLabel, to(paths.application, { id: applicationId }))
  if (error)
    return <QueryFailure level={1} title={words.couldntShowInterview} error={error} onRetry={() => void refetch()} gone={noSuchInterview} />
  if (!interview) return <InterviewSkeleton />
  if (!isAnswerable(interview.status)) return <OverInterview interview={interview} onExpired={() => void refetch()} />
  const at = partOf(address.get('at'), interview.questions.length)
  switch (at.part) {
    case 'overview':
      return <Overview interview={interview} onExpired={() => void refetch()} />
    case 'review':
      return <ReviewStep interview={interview} onExpired={() => void refetch()} />
    case 'question':
      return <QuestionStep key={at.place} interview={interview} place={at.place} />
  }
}
