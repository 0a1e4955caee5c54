import { notify } from '#web/shared/notices/notify'
import { words } from '#web/shared/job/words'

/** Sends a job's address on the way the device has for that, or else copies it. */
export async function shareJob(shared: { readonly title: string; readonly url: string }): Promise<void> {
  const { share } = navigator as Partial<Navigator> // not every browser has it
  try {
    if (share) return await share.call(navigator, shared)
    await navigator.clipboard.writeText(shared.url)
    notify({ kind: 'done', text: words.linkCopied })
  } catch (error) {
    // Closed without sending is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify({ kind: 'error', text: words.couldntShareJobCopy })
  }
}
