import { shiftWords } from '@evenshift/contract/states/shift-words'
import { dayLabel } from '#web/ui/week/days'
import { type Span, spanText } from '#web/ui/week/times'

const times = ({ start, end }: Span): string => spanText(start, end)
const longShift = (shift: Span): string => `${dayLabel(shift.day)} ${times(shift)}`

/** What is said in areas/seeker/applications/one/kept. */
export const words = {
  // KeptNote
  movedForNew: (own: Span, now: Span) =>
    own.day === now.day
      ? `They moved ${dayLabel(own.day)} to ${times(now)} for new people. Yours stays ${times(own)}.`
      : `They moved ${longShift(own)} to ${longShift(now)} for new people. Yours stays.`,
  removedForNew: (own: Span) => `They no longer offer ${longShift(own)} to new people. Yours stays.`,

  changedYoursStays: (change: string) => `They changed the job for new people: ${change}. Yours stays as agreed.`,

  // OfferDiffers
  youdWork: (own: Span, now: Span) => `You’d work ${shiftWords(own)}, not ${shiftWords(now)}.`,
  notAdvertisedNow: (own: Span) => `${shiftWords(own)} isn’t in the advert any more.`,

  // OfferKept
  yourOfferKeeps: (shifts: string) => `Your offer keeps ${shifts}.`,
  yourOffer: (shifts: string) => `Your offer: ${shifts}`,
  offered: 'Offered',
}
