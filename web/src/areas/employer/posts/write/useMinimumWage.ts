import { londonDay } from '@evenshift/contract/london'
import type { SiteConfig } from '@evenshift/contract/public/site'
import { useQuery } from '@tanstack/react-query'
import { siteConfig } from '#web/shared/site-config'
import { useNow } from '#web/shared/words/useNow'

type Rate = SiteConfig['minimumWage'][number]

/** The rate of a band in force on a day (YYYY-MM-DD). */
export const rateOn = (rates: readonly Rate[], band: Rate['band'], day: string): Rate | null =>
  rates
    .filter((rate) => rate.band === band && rate.effectiveFrom <= day)
    .sort((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom))[0] ?? null

/** The rate for 21 and over on the later of today and the first day of work; null until it is known. */
export function useMinimumWage(startDate: string): Rate | null {
  const { data } = useQuery({ queryKey: ['site', 'config'], queryFn: siteConfig, staleTime: Infinity })
  const today = londonDay(useNow())
  return data ? rateOn(data.minimumWage, '21', startDate > today ? startDate : today) : null
}
