import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { JobShift, WeekFit } from '@evenshift/contract/model/week'
import { Button } from '@mantine/core'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { words } from '#web/areas/seeker/jobs/shifts/words'
import { refresh } from '#web/api/keys'
import { seeker } from '#web/shared/calls/seeker'
import { notify } from '#web/shared/notices/notify'
import { UNDO_MS } from '#web/shared/notices/undo'
import { availabilityInputOf, ownWeekOf } from '#web/shared/week/availability-week'
import { dayLabel } from '#web/ui/week/days'
import { weekOf } from '#web/ui/week/half-hours'
import type { OwnWeek } from '#web/ui/week/own-week'
import styles from './Shifts.module.css'

interface NearlyFreeProps {
  readonly shift: JobShift
  readonly nearly: NonNullable<WeekFit['clashes'][number]['nearly']>
  readonly own: Availability
}

const keep = (week: OwnWeek) => seeker.setAvailability({ body: availabilityInputOf(week) })
const askAgain = (cache: QueryClient) =>
  refresh(cache, 'seeker', ['availability', 'openJob', 'openApplication', 'profileDetails', 'home', 'searchJobs', 'jobMap'])

/** Adds to the week what little a shift is short of, and takes it back. Once the shift fits the button is gone, so the rest is the notice’s. */
export function NearlyFree({ shift: { day, start, end }, nearly: { from, until }, own }: NearlyFreeProps) {
  const cache = useQueryClient()
  const when = words.freeOn(dayLabel(day), from, until)
  const before = ownWeekOf(own)
  const added = weekOf([{ day, start: from ?? start, end: until ?? end }])
  const fail = () => notify({ kind: 'error', text: words.couldntChangeWeek })
  const undo = async (): Promise<void> => {
    await keep(before).catch(fail)
    await askAgain(cache)
  }
  const add = useMutation({
    mutationFn: () => keep({ ...before, free: before.free.map((isFree, half) => isFree || added[half] === true) }),
    meta: { ownErrors: true },
    onError: fail,
    onSuccess: () => {
      const action = { label: words.undo, run: () => void undo() }
      notify({ kind: 'done', title: words.addedToWeek, text: words.nowFree(when), ms: UNDO_MS, action })
    },
    onSettled: () => askAgain(cache),
  })
  return (
    <Button
      variant="light"
      size="compact-md"
      classNames={{ root: styles.nearly ?? '', label: styles.when ?? '' }}
      loading={add.isPending}
      onClick={() => add.mutate()}
    >
      {words.imFree(when)}
    </Button>
  )
}
