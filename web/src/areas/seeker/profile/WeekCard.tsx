import type { Availability } from '@evenshift/contract/model/profile/availability'
import { CLASSES_MOST } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { TimetablePart } from '#web/areas/seeker/profile/timetable/TimetablePart'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { notify } from '#web/shared/notices/notify'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { availabilityInputOf, ownWeekOf } from '#web/shared/week/availability-week'
import { counted } from '#web/shared/words/numbers'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { ClassList } from '#web/ui/week/classes/ClassList'
import { useUnsaved } from '#web/ui/unsaved/useUnsaved'
import { type OwnWeek, isSameWeek, trulyFree } from '#web/ui/week/own-week'
import { dayShort } from '#web/ui/week/days'
import { spanText } from '#web/ui/week/times'
import { WeekEditor } from '#web/ui/week/editor/WeekEditor'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { summaryOf } from '#web/ui/week/week-summary'
import styles from './Profile.module.css'

/** When the person is free. */
export function WeekCard() {
  const { data, error, refetch } = useQuery({ ...seekerQuery('availability'), staleTime: Infinity })
  if (error && !data) return <QueryFailure title="We couldn’t load your week" error={error} onRetry={() => void refetch()} />
  return (
    <Card label="When you’re free">
      <h2>When are you free?</h2>
      <p className={styles.small}>Employers only see whether their shifts fit, never your week.</p>
      {data ? <WeekForm stored={data} /> : <Bone height={420} radius={12} />}
    </Card>
  )
}

function WeekForm({ stored }: { readonly stored: Availability }) {
  const cache = useQueryClient()
  const [saved, setSaved] = useState<OwnWeek>(() => ownWeekOf(stored))
  const [week, setWeek] = useState(saved)
  const changed = !isSameWeek(week, saved)
  const save = useMutation({
    meta: { ownErrors: true },
    mutationFn: (next: OwnWeek) => seeker.setAvailability({ body: availabilityInputOf(next) }),
    onSuccess: async (answer, sent) => {
      cache.setQueryData(seekerQuery('availability').queryKey, answer)
      setSaved(sent)
      notify({ kind: 'done', text: 'Saved' })
      await cache.invalidateQueries({ queryKey: ['seeker', 'profileDetails'] })
    },
  })
  const { question } = useUnsaved({ unsaved: changed, what: 'your week', busy: save.isPending })
  /** What a file brought is kept at once, with whatever else was changed. */
  const keepClasses = (busy: OwnWeek['busy'], onKept: () => void) => {
    const next = { ...week, busy }
    const onSuccess = () => {
      setWeek(next)
      onKept()
    }
    save.mutate(next, { onSuccess })
  }
  const note = refusalOf(save.error, []).note
  const { hours, days, sentence } = summaryOf(trulyFree({ ...week, busy: [...week.busy, ...stored.work] }))
  return (
    <>
      <WeekEditor week={week} work={stored.work} onChange={setWeek} />
      <div className={styles.section}>
        <h3>{counted(hours, 'hour')} free</h3>
        <WeekStrip days={days} size="large" />
        <p className={styles.small}>{sentence}.</p>
        {!changed && stored.text.length > 0 && (
          <ul className={styles.lines} aria-label="Your saved free time">
            {stored.text.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {stored.work.length > 0 && (
        <div className={styles.section}>
          <h3>Work</h3>
          <p className={styles.small}>Shifts you’ve accepted. They come out of your free time for as long as you have the job.</p>
          <ul className={styles.lines} aria-label="Your work">
            {stored.work.map(({ day, start, end, label }) => (
              <li key={`${day} ${start} ${label}`}>
                {dayShort(day)} {spanText(start, end)}, {label}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.section}>
        <h3>{week.busy.length > 0 ? counted(week.busy.length, 'class', 'classes') : 'Classes'}</h3>
        <p className={styles.small}>Lectures and anything else that takes up your time. We take these off your free time.</p>
        <ClassList classes={week.busy} most={CLASSES_MOST} onChange={(busy) => setWeek({ ...week, busy })} />
      </div>
      <TimetablePart classes={week.busy} busy={save.isPending} note={note} onKeep={keepClasses} />
      <RefusalNote lines={note} />
      <Button
        size="lg"
        className={styles.saveWeek ?? ''}
        data-changed={changed || undefined}
        loading={save.isPending}
        disabled={!changed}
        onClick={() => save.mutate(week)}
      >
        Save
      </Button>
      {question}
    </>
  )
}
