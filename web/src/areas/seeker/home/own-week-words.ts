import { londonDay } from '@evenshift/contract/london'
import type { Home } from '@evenshift/contract/model/overview/home'
import { hoursWords } from '#web/shared/week/worked-hours'
import { shortDate, unbroken } from '#web/shared/words/dates'
import { pounds } from '#web/shared/words/pay'

/** It stays on one line, whatever it stands beside. */
const aWeek = (amount: number): string => `${pounds(amount)}\u00A0a\u00A0week`

/** "6 of 20 taken" of the hours that one may work, "6 hours taken" where there is no limit; empty where there is no work and no limit. */
export function takenWords({ hours, limit }: Pick<Home['work'], 'hours' | 'limit'>): string {
  if (limit !== null) return `${Number.isInteger(hours) ? hours : hoursWords(hours)} of ${limit} taken`
  return hours > 0 ? `${hoursWords(hours)} taken` : ''
}

const sum = (paid: readonly { readonly weeklyPay: number | null }[]): number =>
  paid.reduce((whole, { weeklyPay }) => whole + (weeklyPay ?? 0), 0)

/** What one job is called: "Shelf filler" of "Shelf filler, two evenings": its sum stays beside it. */
const nameOf = (jobTitle: string): string => jobTitle.split(', ')[0] ?? jobTitle

/** What accepted work pays a week, from when where it hasn't begun, and what all of it would with each offer that clashes with none of it; work whose pay has no weekly figure adds nothing. */
export function moneyRows(
  jobs: Home['work']['jobs'],
  offers: readonly Pick<Home['expiringOffers'][number], 'employerName' | 'jobTitle' | 'weeklyPay' | 'clashDay'>[],
  now: Date,
) {
  const isLater = ({ startDate }: (typeof jobs)[number]): boolean => startDate > londonDay(now)
  const begun = jobs.filter((job) => !isLater(job))
  const from = begun.length === 1 ? begun[0]?.employerName : `${begun.length} jobs`
  const rows = [
    { label: `From ${from}`, pay: sum(begun) },
    ...jobs
      .filter(isLater)
      .map((job) => ({ label: `${job.employerName}, ${unbroken(`from ${shortDate(job.startDate)}`)}`, pay: sum([job]) })),
  ].flatMap(({ label, pay }) => (pay > 0 ? [{ label, figure: aWeek(pay) }] : []))
  // Of two jobs of one name the employer tells which.
  const named = ({ jobTitle, employerName }: (typeof offers)[number]): string => {
    const alike = offers.filter((one) => nameOf(one.jobTitle) === nameOf(jobTitle))
    return `With the ${nameOf(jobTitle)} offer${alike.length > 1 ? ` from ${employerName}` : ''}`
  }
  const added = offers.flatMap((offer) =>
    offer.weeklyPay === null || offer.clashDay !== null ? [] : [{ label: named(offer), figure: aWeek(sum([...jobs, offer])) }],
  )
  return [...rows, ...added]
}
