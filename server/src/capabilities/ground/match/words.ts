import type { Shift } from '@evenshift/contract/model/week'
import { dayName } from '@evenshift/contract/states/week'

/** "Saturday morning", by when it begins. */
export const shiftTime = (shift: Shift): string =>
  `${dayName(shift.day)} ${shift.start < '12:00' ? 'morning' : shift.start < '17:00' ? 'afternoon' : 'evening'}`

/** "A, B and C"; from the fourth on, how many more. */
export function listWords(words: readonly string[], most = 3): string {
  if (words.length > most) return `${words.slice(0, most).join(', ')} and ${words.length - most} more`
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
