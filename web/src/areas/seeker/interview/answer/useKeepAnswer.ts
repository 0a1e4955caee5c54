import type { Input } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { dropDraft } from '#web/areas/seeker/interview/answer/answer-drafts'
import { useInterviewCall } from '#web/areas/seeker/interview/useInterviewCall'
import { seeker } from '#web/shared/calls/seeker'

type Answer = Omit<Input<SeekerService['keepAnswer']>['body'], 'applicationId' | 'questionId'>

/** Counts a take and keeps it as the answer; `refused` is for the form to tell. */
export function useKeepAnswer({ _id, application }: Pick<OwnInterview, '_id' | 'application'>, questionId: string) {
  const keep = useInterviewCall(application, async (answer: Answer) => {
    const interview = await seeker.keepAnswer({ body: { applicationId: application, questionId, ...answer } })
    dropDraft(_id, questionId)
    return interview
  })
  return { keep: keep.mutate, isPending: keep.isPending, refused: keep.refused }
}
