import type { Home } from '@evenshift/contract/model/overview/home'
import { hoursWords } from '#web/shared/week/worked-hours'
import { pounds } from '#web/shared/words/pay'

/** It stays on one line, whatever it stands beside. */
const aWeek = (amount: number): string => `${pounds(amount)}\u00A0a\u00A0week`

/** "6 of 20 taken" of the hours that one may work, "6 hours taken" where there is no limit; empty where there is no work and no limit. */
export function takenWords({ hours, limit }: Pick<Home['work'], 'hours' | 'limit'>): string {
  if (limit !== null) return `${Number.isInteger(hours) ? hours : hoursWords(hours)} of ${limit} taken`
  return hours > 0 ? `${hoursWords(hours)} taken` : ''
}

const sum = (pays: readonly (number | null)[]): number => pays.reduce<number>((whole, pay) => whole + (pay ?? 0), 0)

/** What one job is called: "Shelf filler" of "Shelf filler, two evenings": its sum stays beside it. */
const nameOf = (jobTitle: string): string => jobTitle.split(', ')[0] ?? jobTitle

/** What accepted work pays a week, and what it would with each offer that clashes with none of it; work whose pay has no weekly figure adds nothing. */
export function moneyRows(
  jobs: Home['work']['jobs'],
  offers: readonly Pick<Home['expiringOffers'][number], 'employerName' | 'jobTitle' | 'weeklyPay' | 'clashDay'>[],
) {
  const now = sum(jobs.map(({ weeklyPay }) => weeklyPay))
  const from = jobs.length === 1 ? jobs[0]?.employerName : `${jobs.length} jobs`
  const rows = now > 0 ? [{ label: `From ${from}`, figure: aWeek(now) }] : []
  // Of two jobs of one name the employer tells which.
  const named = ({ jobTitle, employerName }: (typeof offers)[number]): string => {
    const alike = offers.filter((one) => nameOf(one.jobTitle) === nameOf(jobTitle))
    return `With the ${nameOf(jobTitle)} job${alike.length > 1 ? ` at ${employerName}` : ''}`
  }
  const added = offers.flatMap((offer) =>
    offer.weeklyPay === null || offer.clashDay !== null ? [] : [{ label: named(offer), figure: aWeek(now + offer.weeklyPay) }],
  )
  return [...rows, ...added]
}
