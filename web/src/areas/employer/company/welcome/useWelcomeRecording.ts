import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { words } from '#web/areas/employer/company/welcome/words'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import type { RecordingUpload } from '#web/shared/uploads/UnsentRecording'
import type { KeptRecording } from '#web/shared/uploads/kept-recordings'
import { useKeptRecording } from '#web/shared/uploads/useKeptRecording'
import { useUpload } from '#web/shared/uploads/useUpload'

/** Sends a recording, then makes it the company’s welcome. What is not through yet survives a reload. */
export function useWelcomeRecording(): RecordingUpload {
  const { recording, keep, drop } = useKeptRecording('company/welcome')
  const [fault, setFault] = useState<string | null>(null)
  const video = useUpload(employer, 'welcome')
  const cache = useQueryClient()
  const change = useMutation({
    meta: { ownErrors: true },
    mutationFn: (key: string) => employer.changeWelcome({ body: { key } }),
    onError: (error) => setFault(sentenceOf(error)),
    onSuccess: (welcome) => {
      cache.setQueryData(employerQuery('companyWelcome').queryKey, welcome)
      notify({ kind: 'done', text: words.saved })
      return discard()
    },
  })
  const discard = async (): Promise<void> => {
    video.cancel()
    setFault(null)
    await drop()
  }
  const send = async (one: KeptRecording): Promise<void> => {
    setFault(null)
    await keep(one)
    const key = await video.start({ file: one.blob, fileName: words.title })
    if (key !== null) change.mutate(key)
  }
  return { recording, upload: video, fault, isSaving: change.isPending, send, discard }
}
