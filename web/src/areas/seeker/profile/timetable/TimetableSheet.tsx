import { CLASSES_MOST } from '@evenshift/contract/constants'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { leftOutOf, strangeZonesOf, unreadOf } from '#web/areas/seeker/profile/timetable/left-out'
import type { Term, Timetable } from '#web/areas/seeker/profile/timetable/read-timetable'
import type { FoundClass } from '#web/areas/seeker/profile/timetable/weekly-pattern'
import { words } from '#web/areas/seeker/profile/timetable/words'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { shortDate } from '#web/shared/words/dates'
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
  { key: 'replace', label: words.sheet.replace },
  { key: 'add', label: words.sheet.add },
] as const

/** How often a class comes, where it is not every week; the week that is kept is the same every week. */
function rhythmWords({ rhythm, next }: FoundClass): string | null {
  switch (rhythm) {
    case 'weekly':
      return null
    case 'fortnightly':
      return words.sheet.fortnightly
    case 'sometimes':
      return words.sheet.sometimes
    case 'once':
      return words.sheet.once(shortDate(next))
  }
}

const datesOf = ({ from, to }: Term): string => words.sheet.dates(shortDate(from), shortDate(to))

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
      title={words.sheet.title}
      unsaved={term !== terms[0] || chosen !== likely || how !== 'replace'}
      busy={busy}
      foot={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {words.sheet.cancel}
          </Button>
          <Button loading={busy} disabled={chosen.length === 0 || after > CLASSES_MOST} onClick={() => onKeep(chosen.map(spanOf), how)}>
            {words.sheet.keep(words.classes(chosen.length))}
          </Button>
        </>
      )}
    >
      <p className={profile.small}>{words.sheet.text}</p>
      {terms.length > 1 && (
        <Segment
          label={words.sheet.term}
          options={terms.map((one) => ({ key: one.from, label: datesOf(one) }))}
          value={term.from}
          onChange={read}
        />
      )}
      {before > 0 && <Segment label={words.sheet.before} options={ways} value={how} onChange={setHow} />}
      {strange !== null && <Note kind="warning">{strange}</Note>}
      {unread !== null && <Note kind="warning">{words.sheet.unread(unread)}</Note>}
      {unused !== null && <p className={profile.small}>{words.sheet.entries(words.entries(tally.entries), unused)}</p>}
      {leftOut > 0 && <Note kind="warning">{words.sheet.leftOut(words.time(leftOut), CLASSES_MOST)}</Note>}
      {after > CLASSES_MOST && (
        <Note kind="bad" spoken>
          {words.sheet.tooMany(after, CLASSES_MOST)}
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
                label={words.sheet.one(one.start, one.end, one.label)}
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
