import { useEffect, useState } from 'react'
import { publicCalls } from '#web/shared/calls/public'

/** What a live job is called; null until that is known, and where it can't be. */
export function useAdvertTitle(jobId: string | undefined): string | null {
  const [title, setTitle] = useState<string | null>(null)
  useEffect(() => {
    // Its screen says more than a title: without one, the welcome says what it says of any job.
    if (jobId !== undefined)
      publicCalls.openAdvert({ params: { id: jobId } }).then(
        (advert) => setTitle(advert.title),
        () => undefined,
      )
  }, [jobId])
  return title
}
