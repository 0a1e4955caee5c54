import type { FreePeople as Counted } from '@evenshift/contract/model/job/job'
import type { Shift } from '@evenshift/contract/model/week'
import { londonDay } from '@evenshift/contract/london'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { postInputOf } from '#web/areas/employer/posts/write/post-values'
import { changedShifts } from '#web/areas/employer/posts/write/changed-shifts'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { employerQuery } from '#web/shared/calls/employer'
import { useNow } from '#web/shared/words/useNow'
import { LinkButton } from '#web/ui/page/LinkButton'
import { Card } from '#web/ui/page/Card'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { dayLabel } from '#web/ui/week/days'
import { words } from '#web/areas/employer/posts/write/preview/words'
import styles from './FreePeople.module.css'

const TYPING_MS = 500

type Better = NonNullable<Counted['better']>

/** "Start Thursday at 18:00", "Start every shift an hour later", "Leave out Friday". */
function adviceOf({ how, index, shifts }: Better, before: readonly Shift[]): string {
  const [was, is] = index === null ? [] : [before[index], shifts[index]]
  if (how === 'later' || how === 'earlier') return words.workAnHour(how, before.length)
  const day = was ? dayLabel(was.day) : ''
  if (how === 'without') return words.leaveOut(day)
  return how === 'start' ? words.startAt(day, is?.start ?? '') : words.endAt(day, is?.end ?? '')
}

/**
 * How many people nearby could work the shifts as they are typed, and the one change that more could. It keeps its place from the first, so
 * that nothing moves once they are counted.
 */
export function FreePeople({ form, job }: Pick<WizardStepProps, 'form' | 'job'>) {
  const today = londonDay(useNow())
  const [written] = useDebouncedValue(form.values, TYPING_MS)
  const { shifts, shiftsNeeded, location, postcode, workplace } = postInputOf(written)
  const isAsked = form.values.location !== null && form.values.workplace !== 'remote'
  const { data, isError, isPlaceholderData } = useQuery({
    ...employerQuery('freePeople', { body: { shifts, shiftsNeeded, location, postcode, workplace } }),
    enabled: shifts.length > 0 && isAsked,
    placeholderData: keepPreviousData,
    meta: { ownErrors: true },
  })
  const now = form.values.shifts
  // While the week or the pay is still to be written, there is more to say than that nothing helps.
  const isWritten = written === form.values && !isPlaceholderData && Number(form.values.salary) > 0
  if (!isAsked || isError) return null
  const better = data?.better ?? null
  const use = () => {
    if (!better) return
    const changed =
      better.how === 'without' ? now.toSpliced(better.index ?? 0, 1) : now.map((shift, at) => ({ ...shift, ...better.shifts[at] }))
    form.setValues(changedShifts(form.values, changed, today, job))
  }
  return (
    <aside className={styles.free} aria-label={words.whosFree}>
      <Card as="div" tone="sunny">
        <p className={styles.count} role="status">
          {now.length === 0 ? (
            words.addShiftSeeHow
          ) : data === undefined ? (
            words.countingWhosFreeThese
          ) : data.people === null ? (
            words.fewPeopleNearbyFree
          ) : (
            <>
              <b>{data.people}</b> {words.peopleFree}
            </>
          )}
        </p>
        <WeekStrip days={Object.fromEntries(now.map(({ day }) => [day, 'fits']))} size="large" />
        <p className={styles.advice}>
          {better && now.length === shifts.length && (
            <>
              <LinkButton onClick={use}>{adviceOf(better, shifts)}</LinkButton> {words.andIts(better.people)}
            </>
          )}
          {data?.people === null &&
            better === null &&
            now.length > 0 &&
            isWritten &&
            words.tryOtherTimes(shiftsNeeded === 1 || now.length === 1)}
        </p>
      </Card>
    </aside>
  )
}
