import type { seekerUploads } from '@evenshift/contract/seeker/uploads'
import {
  type AnswerSlot,
  type Answering,
  type FileReader,
  askForAddress,
  finishUpload,
  linkTo,
} from '#server/capabilities/ground/uploads/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { type Refusal, isRefusal } from '#server/http/call/refuse'

interface AnswerPlace {
  readonly applicationId?: string | undefined
  readonly questionId?: string | undefined
}

/** `readers` say who else may see a file, `answerSlot` how long an interview answer may last. */
export function seekerUploadCalls(readers: readonly FileReader[], answerSlot: AnswerSlot) {
  async function answering(
    { db, clock, me }: SeekerContext,
    { applicationId, questionId }: AnswerPlace,
  ): Promise<Answering | null | Refusal> {
    if (applicationId === undefined || questionId === undefined) return null
    const place = { applicationId, questionId }
    const maxSeconds = await answerSlot(db, me.userId, place, clock.now())
    return isRefusal(maxSeconds) ? maxSeconds : { ...place, maxSeconds }
  }
  return {
    uploadUrl: async ({ query: { applicationId, questionId, ...wanted } }, context) => {
      const answer = wanted.purpose === 'interview_answer' ? await answering(context, { applicationId, questionId }) : null
      return isRefusal(answer) ? answer : askForAddress(context, context.me, wanted, answer)
    },
    completeUpload: ({ body }, context) => finishUpload(context, context.me, body),
    openFile: ({ params }, context) => linkTo(context, readers, params.id, context.me),
  } satisfies Handlers<typeof seekerUploads, SeekerContext>
}
