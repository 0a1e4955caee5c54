import type { OwnInterview } from '@evenshift/contract/model/own-interview'
import { useCallback, useEffect, useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { useKeepAnswer } from '#web/areas/seeker/interview/answer/useKeepAnswer'
import { seeker } from '#web/shared/calls/seeker'
import type { RecordingKind } from '#web/shared/recorder/kind'
import { type KeptRecording, dropRecording, keepRecording, keptRecording } from '#web/shared/uploads/kept-recordings'
import { useUpload } from '#web/shared/uploads/useUpload'

const kindOf = ({ blob }: KeptRecording): RecordingKind => (blob.type.startsWith('audio/') ? 'audio' : 'video')

/** Sends a recording, then keeps it as the answer. What is not through yet survives a reload. */
export function useSendingAnswer(interview: Pick<OwnInterview, '_id' | 'application'>, questionId: string) {
  const name = `${interview._id}/${questionId}`
  const [recording, setRecording] = useState<KeptRecording | null>(null)
  const upload = useUpload(seeker, 'interview_answer')
  const { keep, isPending, refused } = useKeepAnswer(interview, questionId)

  useEffect(() => {
    let isGone = false
    void keptRecording(name).then((kept) => {
      if (kept && !isGone) setRecording((now) => now ?? kept)
    })
    return () => {
      isGone = true
    }
  }, [name])

  const discard = useCallback(async (): Promise<void> => {
    upload.cancel()
    setRecording(null)
    await dropRecording(name)
  }, [name, upload])
  const send = async (one: KeptRecording): Promise<void> => {
    setRecording(one)
    await keepRecording(name, one)
    const place = { applicationId: interview.application, questionId }
    const key = await upload.start({ file: one.blob, fileName: 'Interview answer', place })
    if (key !== null) keep({ type: kindOf(one), key }, { onSuccess: () => void discard() })
  }
  const fault = refused && sentenceOf(refused)
  return { recording, upload, fault, isKeeping: isPending, send, discard }
}
export type SendingAnswer = ReturnType<typeof useSendingAnswer>
