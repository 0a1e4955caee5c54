import { useCallback, useEffect, useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { seeker } from '#web/shared/calls/seeker'
import { type KeptRecording, dropRecording, keepRecording, keptRecording } from '#web/shared/uploads/kept-recordings'
import { useUpload } from '#web/shared/uploads/useUpload'

/** Sends a recording and its still, then makes it the bio video. What is not through yet survives a reload. */
export function useSending(profileId: string) {
  const name = `${profileId}/biovideo`
  const [recording, setRecording] = useState<KeptRecording | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const video = useUpload(seeker, 'biovideo')
  const still = useUpload(seeker, 'poster')
  const change = useProfileChange({ meta: { ownErrors: true }, onError: (error) => setFault(sentenceOf(error)) })

  useEffect(() => {
    let isGone = false
    void keptRecording(name).then((kept) => {
      if (kept && !isGone) setRecording((now) => now ?? kept)
    })
    return () => {
      isGone = true
    }
  }, [name])

  // A video without its still is better than none.
  const { state: stillState, cancel: cancelStill } = still
  useEffect(() => {
    if (stillState === 'cut') cancelStill()
  }, [stillState, cancelStill])

  const send = async (one: KeptRecording): Promise<void> => {
    setFault(null)
    setRecording(one)
    await keepRecording(name, one)
    const key = await video.start({ file: one.blob, fileName: 'Bio video' })
    if (key === null) return
    const posterKey = one.poster ? await still.start({ file: one.poster, fileName: 'Still of the bio video' }) : null
    change.mutate({ bioVideo: { key, ...(posterKey === null ? {} : { posterKey }) } }, { onSuccess: () => void discard() })
  }
  const discard = useCallback(async (): Promise<void> => {
    video.cancel()
    setRecording(null)
    setFault(null)
    await dropRecording(name)
  }, [name, video])

  return { recording, video, fault, isSaving: change.isPending, send, discard }
}
export type Sending = ReturnType<typeof useSending>
