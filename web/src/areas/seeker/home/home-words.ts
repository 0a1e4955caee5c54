import type { Home } from '@evenshift/contract/model/overview/home'
import { hoursWords } from '#web/shared/week/worked-hours'
import { pounds } from '#web/shared/words/pay'
import { tierFigure } from '#web/shared/words/tier-figure'

const aWeek = (amount: number): string => `${pounds(amount)} a week`
const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

const thatFit = (jobs: number, that = ''): string =>
  `${tierFigure(jobs)} ${jobs === 1 ? `job${that} fits` : `jobs${that} fit`} your whole week`

type Waiting = Pick<Home, 'expiringOffers' | 'interviews' | 'meetings'>
/** How much waits for the person’s answer; a meeting that is agreed does not. */
const dueOf = ({ expiringOffers, interviews, meetings }: Waiting): number =>
  expiringOffers.length + interviews.length + meetings.filter(({ status }) => status === 'proposed').length

type Told = Waiting & Pick<Home, 'newSince'> & { readonly tiers: Pick<Home['tiers'], 'whole'> }

/** What the home screen says first: what waits for an answer, else what fits; `greeting` where there is neither. */
export function homeTitle({ tiers, ...waiting }: Told, greeting: string, name = ''): string {
  const due = dueOf(waiting)
  const called = name && `, ${name}`
  if (due > 0) return `${numbers[due] ?? due} ${due === 1 ? 'answer' : 'answers'} needed${called}`
  return tiers.whole > 0 ? thatFit(tiers.whole) : greeting
}

/** The sentence below it; undefined where there is nothing more to tell. */
export function homeText({ tiers, newSince: { jobs }, ...waiting }: Told): string | undefined {
  if (dueOf(waiting) > 0 && tiers.whole > 0) return `Then there ${tiers.whole === 1 ? 'is' : 'are'} ${thatFit(tiers.whole, ' that')}.`
  if (jobs === 0) return undefined
  return `${tierFigure(jobs)} new ${jobs === 1 ? 'job' : 'jobs'} since your last visit.`
}

/** "6 of 20 taken" of the hours that one may work, "6 hours taken" where there is no limit; empty where there is no work and no limit. */
export function takenWords({ hours, limit }: Pick<Home['work'], 'hours' | 'limit'>): string {
  if (limit !== null) return `${Number.isInteger(hours) ? hours : hoursWords(hours)} of ${limit} taken`
  return hours > 0 ? `${hoursWords(hours)} taken` : ''
}

const sum = (pays: readonly (number | null)[]): number => pays.reduce<number>((whole, pay) => whole + (pay ?? 0), 0)

/** What accepted work pays a week, and what it would with each offer; work whose pay has no weekly figure adds nothing. */
export function moneyRows(
  jobs: Home['work']['jobs'],
  offers: readonly Pick<Home['expiringOffers'][number], 'employerName' | 'weeklyPay'>[],
) {
  const now = sum(jobs.map(({ weeklyPay }) => weeklyPay))
  const from = jobs.length === 1 ? jobs[0]?.employerName : `${jobs.length} jobs`
  const rows = now > 0 ? [{ label: `From ${from}`, figure: aWeek(now) }] : []
  const added = offers.flatMap(({ employerName, weeklyPay }) =>
    weeklyPay === null ? [] : [{ label: `With ${employerName}`, figure: aWeek(now + weeklyPay) }],
  )
  return [...rows, ...added]
}
