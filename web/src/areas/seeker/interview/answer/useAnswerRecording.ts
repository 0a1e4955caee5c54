import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { sentenceOf } from '#web/api/surface'
import { useKeepAnswer } from '#web/areas/seeker/interview/answer/useKeepAnswer'
import { seeker } from '#web/shared/calls/seeker'
import type { RecordingKind } from '#web/shared/recorder/kind'
import type { RecordingUpload } from '#web/shared/uploads/UnsentRecording'
import type { KeptRecording } from '#web/shared/uploads/kept-recordings'
import { useKeptRecording } from '#web/shared/uploads/useKeptRecording'
import { useUpload } from '#web/shared/uploads/useUpload'
import { words } from '#web/areas/seeker/interview/answer/words'

const kindOf = ({ blob }: KeptRecording): RecordingKind => (blob.type.startsWith('audio/') ? 'audio' : 'video')

/** Sends a recording, then keeps it as the answer. What is not through yet survives a reload. */
export function useAnswerRecording(interview: Pick<OwnInterview, '_id' | 'application'>, questionId: string): RecordingUpload {
  const { recording, keep: keepHere, drop } = useKeptRecording(`${interview._id}/${questionId}`)
  const upload = useUpload(seeker, 'interview_answer')
  const { keep, isPending, refused } = useKeepAnswer(interview, questionId)
  const discard = async (): Promise<void> => {
    upload.cancel()
    await drop()
  }
  const send = async (one: KeptRecording): Promise<void> => {
    await keepHere(one)
    const place = { applicationId: interview.application, questionId }
    const key = await upload.start({ file: one.blob, fileName: words.interviewAnswer, place })
    if (key !== null) keep({ type: kindOf(one), key }, { onSuccess: () => void discard() })
  }
  const fault = refused && sentenceOf(refused)
  return { recording, upload, fault, isSaving: isPending, send, discard }
}
