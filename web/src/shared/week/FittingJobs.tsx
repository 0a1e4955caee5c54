import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { seekerQuery } from '#web/shared/calls/seeker'
import { availabilityInputOf } from '#web/shared/week/availability-week'
import { words } from '#web/shared/week/words'
import { tierFigure } from '#web/shared/words/tier-figure'
import { totalHours } from '#web/ui/week/half-hours'
import { type OwnWeek, trulyFree } from '#web/ui/week/own-week'

/** Milliseconds of rest before a drawn week is counted: at most one announcement a second. */
const DRAWING_MS = 1000

/** How many jobs nearby fit the week as it is drawn; nothing while no hour is free, or where they can't be counted. */
export function FittingJobs({ week }: { readonly week: OwnWeek }) {
  const [drawn] = useDebouncedValue(week, DRAWING_MS)
  const { data } = useQuery({
    ...seekerQuery('fittingJobs', { body: availabilityInputOf(drawn) }),
    enabled: totalHours(trulyFree(drawn)) > 0,
    placeholderData: keepPreviousData,
    meta: { ownErrors: true },
  })
  if (!data || totalHours(trulyFree(week)) === 0) return null
  return data.whole === 0 ? words.noneFit : words.fit(tierFigure(data.whole), data.whole)
}
