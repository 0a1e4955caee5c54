import { CLASSES_MOST } from '@evenshift/contract/constants'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { Timetable } from '#web/areas/seeker/profile/timetable/read-timetable'
import { counted } from '#web/shared/words/numbers'
import { Note } from '#web/ui/Note'
import { Segment } from '#web/ui/Segment'
import { Sheet } from '#web/ui/Sheet'
import { dayLabel, weekDays } from '#web/ui/week/days'
import type { BusySpan } from '#web/ui/week/own-week'
import profile from '../Profile.module.css'
import styles from './TimetableSheet.module.css'

interface TimetableSheetProps {
  readonly timetable: Extract<Timetable, { readonly classes: unknown }>
  /** How many classes the week has already. */
  readonly before: number
  readonly busy: boolean
  readonly onKeep: (classes: readonly BusySpan[], how: 'add' | 'replace') => void
  readonly onClose: () => void
}

const ways = [
  { key: 'replace', label: 'Replace mine' },
  { key: 'add', label: 'Add to mine' },
] as const

/** What was found in the file, to be confirmed class by class. */
export function TimetableSheet({ timetable: { classes, leftOut }, before, busy, onKeep, onClose }: TimetableSheetProps) {
  const [chosen, setChosen] = useState<readonly BusySpan[]>(classes)
  const [how, setHow] = useState<'add' | 'replace'>('replace')
  const after = chosen.length + (how === 'add' ? before : 0)
  return (
    <Sheet
      opened
      onClose={onClose}
      title="Are these your classes?"
      foot={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} disabled={chosen.length === 0 || after > CLASSES_MOST} onClick={() => onKeep(chosen, how)}>
            Keep {counted(chosen.length, 'class', 'classes')}
          </Button>
        </>
      }
    >
      <p className={profile.small}>
        This is what comes again from week to week. Untick what is not yours. The times come out of your free time; employers never see
        them.
      </p>
      {before > 0 && <Segment label="The classes that are in your week already" options={ways} value={how} onChange={setHow} />}
      {leftOut > 0 && (
        <Note kind="warning">
          {counted(leftOut, 'class', 'classes')} more did not fit: a week keeps {CLASSES_MOST}.
        </Note>
      )}
      {after > CLASSES_MOST && (
        <Note kind="bad" spoken>
          Together these are {after}, and a week keeps {CLASSES_MOST}. Untick some, or replace yours.
        </Note>
      )}
      {weekDays
        .map(({ id }) => ({ id, own: classes.filter(({ day }) => day === id) }))
        .filter(({ own }) => own.length > 0)
        .map(({ id, own }) => (
          <fieldset key={id} className={styles.day}>
            <legend>{dayLabel(id)}</legend>
            {own.map((one) => (
              <Checkbox
                key={`${one.start} ${one.end} ${one.label}`}
                label={`${one.start}–${one.end} ${one.label}`}
                checked={chosen.includes(one)}
                onChange={(event) => setChosen(event.currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
              />
            ))}
          </fieldset>
        ))}
    </Sheet>
  )
}
