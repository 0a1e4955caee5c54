import { SHIFT_HOURS_MOST } from '#contract/constants'
import { shiftMinutes } from '#contract/shift-times'
import { hoursWords } from '#contract/states/hours-words'

/** What is wrong with a shift that is longer than the law lets one be, of an advert and of an offer alike; null where nothing is. */
export function shiftLengthFault(times: { readonly start: string; readonly end: string }): string | null {
  const hours = shiftMinutes(times) / 60
  return hours > SHIFT_HOURS_MOST ? `That’s ${hoursWords(hours)}. A shift can be ${hoursWords(SHIFT_HOURS_MOST)} at most` : null
}
