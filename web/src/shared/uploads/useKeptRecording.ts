import { useEffect, useState } from 'react'
import { type KeptRecording, dropRecording, keepRecording, keptRecording } from '#web/shared/uploads/kept-recordings'

/** A recording that is not through yet: it lies in this browser under a name, and is there again after a reload. */
export function useKeptRecording(name: string) {
  const [recording, setRecording] = useState<KeptRecording | null>(null)
  useEffect(() => {
    let isGone = false
    void keptRecording(name).then((kept) => {
      if (kept && !isGone) setRecording((now) => now ?? kept)
    })
    return () => {
      isGone = true
    }
  }, [name])
  const keep = async (one: KeptRecording): Promise<void> => {
    setRecording(one)
    await keepRecording(name, one)
  }
  const drop = async (): Promise<void> => {
    setRecording(null)
    await dropRecording(name)
  }
  return { recording, keep, drop }
}
