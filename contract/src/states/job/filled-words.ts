import { type ShiftTimes, shiftsWords } from '#contract/states/shift-words'

/** "Fri 15:00–19:00 is free again, and they can offer it to you." */
export const freeAgainWords = (free: readonly ShiftTimes[]): string =>
  `${shiftsWords(free)} ${free.length === 1 ? 'is free again, and they can offer it' : 'are free again, and they can offer them'} to you.`

/** "Fri 15:00–19:00 is filled. They can still offer you Sat 09:00–13:00." */
export function filledWords(filled: readonly ShiftTimes[], left: readonly ShiftTimes[]): string {
  const isOne = filled.length === 1
  const told = `${shiftsWords(filled)} ${isOne ? 'is' : 'are'} filled.`
  if (left.length > 0) return `${told} They can still offer you ${shiftsWords(left)}.`
  return `${told} They can only offer you ${isOne ? 'that one' : 'those'} if someone drops out.`
}
