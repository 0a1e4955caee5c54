import { useEffect, useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { useProfileChange } from '#web/areas/seeker/profile/useProfileChange'
import { seeker } from '#web/shared/calls/seeker'
import type { RecordingUpload } from '#web/shared/uploads/UnsentRecording'
import type { KeptRecording } from '#web/shared/uploads/kept-recordings'
import { useKeptRecording } from '#web/shared/uploads/useKeptRecording'
import { useUpload } from '#web/shared/uploads/useUpload'
import { words } from '#web/areas/seeker/profile/biovideo/words'

/** Sends a recording and its still, then makes it the bio video. What is not through yet survives a reload. */
export function useVideoRecording(profileId: string): RecordingUpload {
  const { recording, keep, drop } = useKeptRecording(`${profileId}/biovideo`)
  const [fault, setFault] = useState<string | null>(null)
  const video = useUpload(seeker, 'biovideo')
  const still = useUpload(seeker, 'poster')
  const change = useProfileChange({ meta: { ownErrors: true }, onError: (error) => setFault(sentenceOf(error)) })

  // A video without its still is better than none.
  const { state: stillState, cancel: cancelStill } = still
  useEffect(() => {
    if (stillState === 'cut') cancelStill()
  }, [stillState, cancelStill])

  const send = async (one: KeptRecording): Promise<void> => {
    setFault(null)
    await keep(one)
    const key = await video.start({ file: one.blob, fileName: words.tab })
    if (key === null) return
    const posterKey = one.poster ? await still.start({ file: one.poster, fileName: words.stillBioVideo }) : null
    change.mutate({ bioVideo: { key, ...(posterKey === null ? {} : { posterKey }) } }, { onSuccess: () => void discard() })
  }
  const discard = async (): Promise<void> => {
    video.cancel()
    setFault(null)
    await drop()
  }
  return { recording, upload: video, fault, isSaving: change.isPending, send, discard }
}
