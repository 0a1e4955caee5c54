import type { Availability } from '@evenshift/contract/model/profile/availability'
import { CLASSES_MOST } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SectionProps } from '#web/areas/seeker/profile/SectionSheet'
import { TimetablePart } from '#web/areas/seeker/profile/timetable/TimetablePart'
import { words as savedWords } from '#web/areas/seeker/profile/saved-words'
import { words } from '#web/areas/seeker/profile/words'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { notify } from '#web/shared/notices/notify'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { availabilityInputOf, ownWeekOf } from '#web/shared/week/availability-week'
import { FittingJobs } from '#web/shared/week/FittingJobs'
import { Sheet } from '#web/ui/dialog/Sheet'
import { Bone } from '#web/ui/page/Bone'
import { ClassList } from '#web/ui/week/classes/ClassList'
import { dayShort } from '#web/ui/week/days'
import { WeekEditor } from '#web/ui/week/editor/WeekEditor'
import { totalHours } from '#web/ui/week/half-hours'
import { type OwnWeek, isSameWeek, trulyFree } from '#web/ui/week/own-week'
import { spanText } from '#web/ui/week/times'
import styles from './Profile.module.css'

const { sheet, ...says } = words.week

/** When the person is free: drawn, filled or typed, with the classes and the work that take from it. */
export function WeekSheet({ onClose }: SectionProps) {
  const { data, error, refetch } = useQuery({ ...seekerQuery('availability'), staleTime: Infinity })
  if (data) return <WeekForm stored={data} onClose={onClose} />
  return (
    <Sheet opened atSide title={sheet.title} unsaved={false} onClose={onClose}>
      {error ? <QueryFailure title={says.failed} error={error} onRetry={() => void refetch()} /> : <Bone height={420} radius={12} />}
    </Sheet>
  )
}

interface WeekFormProps extends SectionProps {
  readonly stored: Availability
}

function WeekForm({ stored, onClose }: WeekFormProps) {
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
      notify({ kind: 'done', text: savedWords.saved })
      // How strong the profile is, and what fits the week now.
      await cache.invalidateQueries({ queryKey: ['seeker', 'profileDetails'] })
      await cache.invalidateQueries({ queryKey: ['seeker', 'home'] })
    },
  })
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
  const hours = totalHours(trulyFree({ ...week, busy: [...week.busy, ...stored.work] }))
  const done = () => (changed ? save.mutate(week, { onSuccess: onClose }) : onClose())
  return (
    <Sheet
      opened
      atSide
      title={sheet.title}
      unsaved={changed}
      busy={save.isPending}
      onClose={onClose}
      foot={() => (
        <>
          <div className={styles.refusal}>
            <RefusalNote lines={note} />
          </div>
          <p role="status" className={styles.hours}>
            <b>{hours > 0 ? says.free(hours) : says.noneFree}</b>
            <small>
              <FittingJobs week={week} />
            </small>
          </p>
          <Button loading={save.isPending} onClick={done}>
            {words.save}
          </Button>
        </>
      )}
    >
      <p className={styles.small}>{sheet.text}</p>
      <WeekEditor week={week} work={stored.work} onChange={setWeek} />
      <p className={styles.lock}>
        <IconLock size={16} stroke={1.75} aria-hidden /> {says.private}
      </p>
      {!changed && stored.text.length > 0 && (
        <ul className={styles.lines} aria-label={sheet.lines}>
          {stored.text.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.section}>
        <h3>{week.busy.length > 0 ? sheet.classes(week.busy.length) : sheet.noClasses}</h3>
        <p className={styles.small}>{sheet.classesText}</p>
        <ClassList classes={week.busy} most={CLASSES_MOST} onChange={(busy) => setWeek({ ...week, busy })} />
      </div>
      <TimetablePart classes={week.busy} busy={save.isPending} note={note} onKeep={keepClasses} />
      {stored.work.length > 0 && (
        <div className={styles.section}>
          <h3>{sheet.work}</h3>
          <p className={styles.small}>{sheet.workText}</p>
          <ul className={styles.lines} aria-label={sheet.workLines}>
            {stored.work.map(({ day, start, end, label }) => (
              <li key={`${day} ${start} ${label}`}>{sheet.shift(dayShort(day), spanText(start, end), label)}</li>
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  )
}
