import { CLASSES_MOST } from '@evenshift/contract/constants'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { leftOutOf, strangeZonesOf, unreadOf } from '#web/areas/seeker/profile/timetable/left-out'
import type { Term, Timetable } from '#web/areas/seeker/profile/timetable/read-timetable'
import type { FoundClass } from '#web/areas/seeker/profile/timetable/weekly-pattern'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { shortDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { Note } from '#web/ui/display/Note'
import { Segment } from '#web/ui/choice/Segment'
import { Sheet } from '#web/ui/dialog/Sheet'
import { dayLabel, weekDays } from '#web/ui/week/days'
import type { BusySpan } from '#web/ui/week/own-week'
import profile from '../Profile.module.css'
import styles from './TimetableSheet.module.css'

interface TimetableSheetProps {
  readonly timetable: Extract<Timetable, { readonly terms: unknown }>
  /** How many classes the week has already. */
  readonly before: number
  readonly busy: boolean
  /** Why they were not taken. */
  readonly note: readonly string[]
  readonly onKeep: (classes: readonly BusySpan[], how: 'add' | 'replace') => void
  readonly onClose: () => void
}

const ways = [
  { key: 'replace', label: 'Replace mine' },
  { key: 'add', label: 'Add to mine' },
] as const

/** How often a class comes, where it is not every week; the week that is kept is the same every week. */
function rhythmWords({ rhythm, next }: FoundClass): string | null {
  switch (rhythm) {
    case 'weekly':
      return null
    case 'fortnightly':
      return 'Every two weeks, kept for every week'
    case 'sometimes':
      return 'Some weeks only, kept for every week'
    case 'once':
      return `Only once, on ${shortDate(next)}`
  }
}

const datesOf = ({ from, to }: Term): string => `${shortDate(from)} to ${shortDate(to)}`

const spanOf = ({ day, start, end, label }: FoundClass): BusySpan => ({ day, start, end, label })

/** What was found in the file, to be confirmed class by class. */
export function TimetableSheet({ timetable: { terms, unknownZones }, before, busy, note, onKeep, onClose }: TimetableSheetProps) {
  const [term, setTerm] = useState(terms[0])
  const { classes, likely, leftOut, tally } = term
  const [chosen, setChosen] = useState(likely)
  const [how, setHow] = useState<'add' | 'replace'>('replace')
  const [unread, unused, strange] = [unreadOf(tally), leftOutOf(tally), strangeZonesOf(unknownZones)]
  const read = (from: string) => {
    const other = terms.find((one) => one.from === from) ?? term
    setTerm(other)
    setChosen(other.likely)
  }
  const after = chosen.length + (how === 'add' ? before : 0)
  return (
    <Sheet
      opened
      onClose={onClose}
      title="Are these your classes?"
      unsaved={term !== terms[0] || chosen !== likely || how !== 'replace'}
      busy={busy}
      foot={(close) => (
        <>
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={busy} disabled={chosen.length === 0 || after > CLASSES_MOST} onClick={() => onKeep(chosen.map(spanOf), how)}>
            Keep {counted(chosen.length, 'class', 'classes')}
          </Button>
        </>
      )}
    >
      <p className={profile.small}>
        What comes again from week to week is ticked; what comes only once isn’t. Untick what isn’t yours. The times come out of your free
        time; employers never see them.
      </p>
      {terms.length > 1 && (
        <Segment
          label="The term"
          options={terms.map((one) => ({ key: one.from, label: datesOf(one) }))}
          value={term.from}
          onChange={read}
        />
      )}
      {before > 0 && <Segment label="The classes that are in your week already" options={ways} value={how} onChange={setHow} />}
      {strange !== null && <Note kind="warning">{strange}</Note>}
      {unread !== null && <Note kind="warning">{unread} Look for what’s missing here, and add it by hand.</Note>}
      {unused !== null && <p className={profile.small}>{`This file has ${counted(tally.entries, 'entry', 'entries')}. ${unused}`}</p>}
      {leftOut > 0 && (
        <Note kind="warning">
          {counted(leftOut, 'time')} more didn’t fit: a week keeps {CLASSES_MOST}.
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
                key={`${one.start} ${one.end}`}
                description={rhythmWords(one)}
                label={`${one.start}–${one.end} ${one.label}`}
                checked={chosen.includes(one)}
                onChange={(event) => setChosen(event.currentTarget.checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
              />
            ))}
          </fieldset>
        ))}
      <RefusalNote lines={note} />
    </Sheet>
  )
}
