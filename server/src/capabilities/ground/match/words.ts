import type { Shift } from '@evenshift/contract/model/week'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** "Sat 09:00–13:00" */
export const shiftWords = (shift: Shift): string => `${days[shift.day - 1] ?? ''} ${shift.start}–${shift.end}`

/** "A, B and C"; from the fourth on, how many more. */
export function listWords(words: readonly string[], most = 3): string {
  if (words.length > most) return `${words.slice(0, most).join(', ')} and ${words.length - most} more`
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
