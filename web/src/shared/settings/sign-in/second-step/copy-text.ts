import { notify } from '#web/shared/notices/notify'
import { words } from '#web/shared/settings/sign-in/second-step/words'

/** Puts a text where it can be pasted from. */
export function copyText(text: string, done: string): void {
  navigator.clipboard.writeText(text).then(
    () => notify({ kind: 'done', text: done }),
    () => notify({ kind: 'error', text: words.browserDidntCopySelect }),
  )
}
