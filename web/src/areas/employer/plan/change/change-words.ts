import { priceOf } from '@evenshift/contract/states/company/price'
import type { PlanChange } from '@evenshift/contract/model/company/subscription'
import type { ChangePart, PackageCode } from '@evenshift/contract/states/company/subscription'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { ordinalOf, perWords } from '#web/areas/employer/plan/plan-words'
import { dayDateNear, daysUntil, dayDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { billOf } from '#web/shared/words/pay'

const listed = new Intl.ListFormat('en-GB')

/** When it begins, and what holds until then. */
export const startLine = ({ isAtOnce, startsAt }: PlanChange, present: PackageCode, now: Date): string =>
  isAtOnce ? 'Starts as soon as you’ve paid.' : `Starts ${dayDateNear(startsAt, now)}. You keep ${packageWords[present]} until then.`

/** What a part of today's sum is for: "Plus, 10 days to Fri 4 Dec". */
export function partWords(part: ChangePart, { package: code, startsAt, renewal }: PlanChange, present: PackageCode, now: Date): string {
  if (part === 'credit_used') return 'Credit you had'
  if (part === 'credit_kept') return 'Credit for your next payments'
  if (part === 'paid_before') return `${packageWords[present]} you’ve paid for those days`
  if (renewal === null) return packageWords[code]
  return `${packageWords[code]}, ${counted(Math.max(1, daysUntil(renewal.at, new Date(startsAt))), 'day')} to ${dayDateNear(renewal.at, now)}`
}

/** "On 4 Dec, 3 of your 4 jobs pause". */
export const pauseTitle = (startsAt: string, pausing: number, all: number): string =>
  `On ${dayDate(startsAt)}, ${pausing} of your ${counted(all, 'job')} ${pausing === 1 ? 'pauses' : 'pause'}`

/** What people and questions above the new limits mean; empty where there are none. */
export function overLine({ seatsOver, questionsOver, limits }: PlanChange): string {
  const people = seatsOver > 0 && 'Everyone on your team stays, but you can’t add anyone.'
  const questions =
    questionsOver > 0 && limits.questions !== null && `Questions past your ${ordinalOf(limits.questions)} are locked, not deleted.`
  return [people, questions].filter(Boolean).join(' ')
}

/** "We’ll remind you on 27 Nov and 3 Dec. Come back before then and nothing changes." */
export const reminderLine = (remindersAt: readonly string[]): string =>
  `We’ll remind you on ${listed.format(remindersAt.map((at) => dayDate(at)))}. Come back before then and nothing changes.`

/** What each period costs from then on: its price, and the rest of the sentence. */
export function renewalWords({ renewal, interval }: PlanChange, now: Date): { readonly price: string; readonly rest: string } | null {
  if (!renewal || !interval) return null
  return {
    price: `Then ${priceOf(renewal.price.gross)} ${perWords[interval]}`,
    rest: `from ${dayDateNear(renewal.at, now)}, ${priceOf(renewal.price.net)} plus VAT. Move down or cancel any time. It changes at the ${interval}’s end.`,
  }
}

/** What stands on the button: the sum where one is due, else the day. */
export function moveWords(change: PlanChange, present: PackageCode): string {
  const isSame = change.package === present
  const due = change.dueToday.gross > 0 ? `Pay ${billOf(change.dueToday.gross)}` : null
  if (due) return isSame ? `${due} for the ${change.interval ?? 'month'}` : `${due} and upgrade`
  const name = isSame ? `Pay by the ${change.interval ?? 'month'}` : `Move to ${packageWords[change.package]}`
  return change.isAtOnce ? name : `${name} from ${dayDate(change.startsAt)}`
}
