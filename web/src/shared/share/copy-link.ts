import { copyByHand } from '#web/shared/notices/by-hand'
import { notify } from '#web/shared/notices/notify'
import { words } from '#web/shared/share/words'

/** A path of ours as others open it. */
export const wholeAddress = (path: string): string => new URL(path, window.location.href).href

/** Copies the address of a path and says so; where the browser lets nothing be copied, it is shown to be copied by hand. */
export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(wholeAddress(path))
    notify({ kind: 'done', text: words.linkCopied })
  } catch {
    copyByHand(wholeAddress(path))
  }
}
