import { CLASSES_MOST } from '@evenshift/contract/constants'
import { Button, FileButton } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { TimetableSheet } from '#web/areas/seeker/profile/timetable/TimetableSheet'
import type { Timetable } from '#web/areas/seeker/profile/timetable/read-timetable'
import { Note } from '#web/ui/Note'
import { withClasses } from '#web/ui/week/class-spans'
import type { BusySpan } from '#web/ui/week/own-week'
import styles from '../Profile.module.css'

const BYTES_MOST = 2_000_000

/** The reader comes only for those who bring a file. */
async function timetableOf(file: File): Promise<Timetable> {
  if (file.size > BYTES_MOST) return { fault: 'This file is too large for a timetable. Export only this term and choose that file.' }
  try {
    const { readTimetable } = await import('#web/areas/seeker/profile/timetable/read-timetable')
    return readTimetable(await file.text(), Date.now(), CLASSES_MOST)
  } catch {
    return { fault: 'We could not open this file. Check your connection and choose it again.' }
  }
}

interface TimetablePartProps {
  readonly classes: readonly BusySpan[]
  readonly busy: boolean
  readonly onKeep: (classes: readonly BusySpan[], onKept: () => void) => void
}

/** A timetable from the university, read on the person's own device: only the classes they confirm are sent. */
export function TimetablePart({ classes, busy, onKeep }: TimetablePartProps) {
  const [read, setRead] = useState<Timetable | null>(null)
  const [isReading, setIsReading] = useState(false)
  const take = async (file: File | null) => {
    if (!file) return
    setIsReading(true)
    setRead(await timetableOf(file))
    setIsReading(false)
  }
  const keep = (chosen: readonly BusySpan[], how: 'add' | 'replace') =>
    onKeep(how === 'add' ? withClasses(classes, chosen) : chosen, () => setRead(null))
  return (
    <div className={styles.section}>
      <h3>Bring your timetable</h3>
      <p className={styles.small}>
        Choose the .ics file from your university. It is read on your device; only the times you confirm are kept.
      </p>
      {read && 'fault' in read && (
        <Note kind="bad" spoken>
          {read.fault}
        </Note>
      )}
      {/* Chosen twice, the same file is read twice. */}
      <FileButton key={String(read === null)} accept=".ics,text/calendar" onChange={(file) => void take(file)}>
        {(props) => (
          <Button variant="default" leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />} loading={isReading} {...props}>
            Choose a file
          </Button>
        )}
      </FileButton>
      {read && 'classes' in read && (
        <TimetableSheet timetable={read} before={classes.length} busy={busy} onKeep={keep} onClose={() => setRead(null)} />
      )}
    </div>
  )
}
