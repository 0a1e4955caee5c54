import { Button, FileButton } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { TimetableSheet } from '#web/areas/seeker/profile/timetable/TimetableSheet'
import { leftOutOf, unreadOf } from '#web/areas/seeker/profile/timetable/left-out'
import { timetableOf } from '#web/areas/seeker/profile/timetable/read-apart'
import { words } from '#web/areas/seeker/profile/timetable/words'
import { Note } from '#web/ui/display/Note'
import { withClasses } from '#web/ui/week/classes/class-spans'
import type { BusySpan } from '#web/ui/week/own-week'
import styles from '../Profile.module.css'

interface TimetablePartProps {
  readonly classes: readonly BusySpan[]
  readonly busy: boolean
  /** Why the classes were not taken. */
  readonly note: readonly string[]
  readonly onKeep: (classes: readonly BusySpan[], onKept: () => void) => void
}

/** A timetable from the university, read on the person's own device: only the classes they confirm are sent. */
export function TimetablePart({ classes, busy, note, onKeep }: TimetablePartProps) {
  const [read, setRead] = useState<Awaited<ReturnType<typeof timetableOf>> | null>(null)
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
      <h3>{words.title}</h3>
      <p className={styles.small}>{words.text}</p>
      {read && 'fault' in read && (
        <Note kind="bad" spoken>
          {read.fault} {read.tally && [unreadOf(read.tally), leftOutOf(read.tally)].filter(Boolean).join(' ')}
        </Note>
      )}
      {/* Chosen twice, the same file is read twice. */}
      <FileButton key={String(read === null)} accept=".ics,text/calendar" onChange={(file) => void take(file)}>
        {(props) => (
          <Button variant="default" leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />} loading={isReading} {...props}>
            {words.choose}
          </Button>
        )}
      </FileButton>
      {read && 'terms' in read && (
        <TimetableSheet timetable={read} before={classes.length} busy={busy} note={note} onKeep={keep} onClose={() => setRead(null)} />
      )}
    </div>
  )
}
