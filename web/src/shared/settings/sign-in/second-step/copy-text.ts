import { notify } from '#web/shared/notices/notify'

/** Puts a text where it can be pasted from. */
export function copyText(text: string, done: string): void {
  navigator.clipboard.writeText(text).then(
    () => notify({ kind: 'done', text: done }),
    () => notify({ kind: 'error', text: 'Your browser didn’t copy it. Select it and copy it yourself.' }),
  )
}
