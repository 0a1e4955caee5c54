import { londonDay } from '@evenshift/contract/london'
import type { SiteConfig } from '@evenshift/contract/public/site'
import { useQuery } from '@tanstack/react-query'
import { siteConfig } from '#web/shared/site-config'
import { longDate } from '#web/shared/words/dates'
import { pounds } from '#web/shared/words/pay'
import { useNow } from '#web/shared/words/useNow'
import { words as sentences } from '#web/areas/employer/posts/write/words'

type Rate = SiteConfig['minimumWage'][number]

const whom: Readonly<Record<Rate['band'], string>> = {
  '21': sentences.for21AndOver,
  '18': sentences.for18To20,
  '16': sentences.under18,
  apprentice: sentences.forApprentices,
}
const bands = ['21', '18', '16', 'apprentice'] as const

/** The rate of a band in force on a day (YYYY-MM-DD). */
export const rateOn = (rates: readonly Rate[], band: Rate['band'], day: string): Rate | null =>
  rates
    .filter((rate) => rate.band === band && rate.effectiveFrom <= day)
    .sort((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))[0] ?? null

interface MinimumWage {
  /** Pounds an hour for 21 and over, which the pay of a job has to reach. */
  readonly adult: number
  /** "Legal minimum an hour from 1 April 2026: £12.71 for 21 and over, £10.85 for 18 to 20, …". */
  readonly words: string
}
/** The legal minimum of every age on a day; null where there is none for 21 and over. */
export function minimumWageOn(rates: readonly Rate[], day: string): MinimumWage | null {
  const adult = rateOn(rates, '21', day)
  if (adult === null) return null
  const each = bands.flatMap((band) => {
    const rate = rateOn(rates, band, day)
    return rate === null ? [] : [`${pounds(rate.amount)} ${whom[band]}`]
  })
  const from = adult.effectiveFrom
  return { adult: adult.amount, words: sentences.legalMinimumHour(longDate(from), each.join(', ')) }
}

/** The legal minimum on the later of today and the first day of work; null until it is known. */
export function useMinimumWage(startDate: string): MinimumWage | null {
  const { data } = useQuery({ queryKey: ['site', 'config'], queryFn: siteConfig, staleTime: Infinity })
  const today = londonDay(useNow())
  return data ? minimumWageOn(data.minimumWage, startDate > today ? startDate : today) : null
}
