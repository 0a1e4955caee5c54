import type { Input } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import type { OwnInterview } from '@evenshift/contract/model/own-interview'
import { surfaceOf } from '#web/api/surface'
import { dropDraft } from '#web/areas/seeker/interview/answer-drafts'
import { useInterviewCall } from '#web/areas/seeker/interview/useInterviewCall'
import { seeker } from '#web/shared/calls/seeker'

type Answer = Omit<Input<SeekerService['keepAnswer']>['body'], 'applicationId' | 'questionId'>

/** Counts a take and keeps it as the answer; `fault` is the sentence of a refusal that belongs to the answer. */
export function useKeepAnswer({ _id, application }: Pick<OwnInterview, '_id' | 'application'>, questionId: string) {
  const keep = useInterviewCall(application, async (answer: Answer) => {
    const interview = await seeker.keepAnswer({ body: { applicationId: application, questionId, ...answer } })
    dropDraft(_id, questionId)
    return interview
  })
  const fault = keep.error ? (Object.values(surfaceOf(keep.error).fields)[0] ?? null) : null
  return { keep: keep.mutate, isPending: keep.isPending, fault }
}
