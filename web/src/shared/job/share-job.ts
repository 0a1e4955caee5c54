import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { copyLink, wholeAddress } from '#web/shared/share/copy-link'

interface Shared {
  readonly _id: string
  readonly title: string
  /** Beside the title, where whoever shares it is not the employer. */
  readonly employerName?: string
}

/** Sends the address where everybody may read a job on the way the device has for that, or else copies it. */
export async function shareJob(job: Shared): Promise<void> {
  const path = jobAddress(job)
  const { share } = navigator as Partial<Navigator> // not every browser has it
  if (!share) return copyLink(path)
  try {
    await share.call(navigator, { title: [job.title, job.employerName].filter(Boolean).join(', '), url: wholeAddress(path) })
  } catch (error) {
    // Closed without sending is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    await copyLink(path)
  }
}
