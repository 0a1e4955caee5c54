import { plusHours } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { clockTime } from '#web/shared/words/dates'
import type { DatedSpan, Spot } from '#web/ui/week/dated/dated-week'

/** The date and time that clocks in London show at this instant. */
export const spotAt = (instant: string): Spot => ({ date: londonDay(new Date(instant)), start: clockTime(instant) })

/** A stretch between two instants, as clocks in London show it. */
export const spanBetween = ({ start, end }: { readonly start: string; readonly end: string }): DatedSpan => ({
  ...spotAt(start),
  end: clockTime(end),
})

/** The instant at which clocks in London show this; the first of two where they are put back, the hour after where they are put forward. */
export function instantOf({ date, start }: Spot): string {
  const winter = new Date(`${date}T${start}:00Z`)
  const summer = plusHours(winter, -1)
  return (clockTime(summer.toISOString()) === start ? summer : winter).toISOString()
}
