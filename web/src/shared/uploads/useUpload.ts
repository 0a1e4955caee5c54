import type { UploadPurpose } from '@evenshift/contract/states/upload'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UploadCalls } from '#web/shared/uploads/calls'
import { Upload, type UploadProgress, type UploadTask, noUpload } from '#web/shared/uploads/upload'

/** How far it is, and what a person can do about it. */
export interface UploadControls extends UploadProgress {
  readonly pause: () => void
  readonly resume: () => void
}
export interface UseUpload<Purpose extends UploadPurpose> extends UploadControls {
  /** Begins; gives the key once the file is ready, null where it was refused or stopped. */
  readonly start: (task: Omit<UploadTask<Purpose>, 'purpose'>) => Promise<string | null>
  /** Stops and forgets. */
  readonly cancel: () => void
}

/** One upload at a time, which ends with the component: `useUpload(seeker, 'avatar')`. */
export function useUpload<Purpose extends UploadPurpose>(calls: UploadCalls<Purpose>, purpose: Purpose): UseUpload<Purpose> {
  const current = useRef<Upload<Purpose> | null>(null)
  const [progress, setProgress] = useState(noUpload)
  const cancel = useCallback(() => {
    current.current?.cancel()
    current.current = null
    setProgress(noUpload)
  }, [])
  useEffect(() => () => current.current?.cancel(), [])
  const start = useCallback<UseUpload<Purpose>['start']>(
    (task) => {
      current.current?.cancel()
      const upload = new Upload(calls, { ...task, purpose }, setProgress)
      current.current = upload
      return upload.done
    },
    [calls, purpose],
  )
  const pause = useCallback(() => current.current?.pause(), [])
  const resume = useCallback(() => current.current?.resume(), [])
  return { ...progress, start, pause, resume, cancel }
}
