import type { Job } from '@evenshift/contract/model/job/job'
import { notify } from '#web/shared/notices/notify'

/** Sends a job's address on the way the device has for that, or else copies it. */
export async function shareJob({ title, employerName }: Pick<Job, 'title' | 'employerName'>): Promise<void> {
  const url = window.location.href
  const { share } = navigator as Partial<Navigator> // not every browser has it
  try {
    if (share) return await share.call(navigator, { title: `${title}, ${employerName}`, url })
    await navigator.clipboard.writeText(url)
    notify({ kind: 'done', text: 'Link copied' })
  } catch (error) {
    // Closed without sending is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify({ kind: 'error', text: 'We couldn’t share this job. Copy its address from your browser.' })
  }
}
