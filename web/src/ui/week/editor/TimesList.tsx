import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { weekDays } from '#web/ui/week/days'
import { DAY_HALVES, weekOf } from '#web/ui/week/half-hours'
import { type OwnWeek, freeSpans } from '#web/ui/week/own-week'
import { type Span, timeOf } from '#web/ui/week/times'
import { words } from '#web/ui/week/editor/words'
import styles from './TimesList.module.css'

interface TimesListProps {
  readonly week: OwnWeek
  readonly onChange: (week: OwnWeek) => void
}

const times = Array.from({ length: DAY_HALVES }, (_, half) => timeOf(half * 30))
const usual = { start: '17:00', end: '22:00' }

/** The same free times for those who would rather type than draw. */
export function TimesList({ week, onChange }: TimesListProps) {
  const spans = freeSpans(week)
  const set = (next: readonly Span[]) => onChange({ ...week, free: weekOf(next) })
  const change = (old: Span, part: Partial<Span>) => set(spans.map((span) => (span === old ? { ...span, ...part } : span)))
  return (
    <ul className={styles.days}>
      {weekDays.map(({ id, label }) => (
        <li key={id} className={styles.day}>
          <span className={styles.name}>{label}</span>
          <DayTimes
            day={label}
            spans={spans.filter((span) => span.day === id)}
            onChange={change}
            onRemove={(old) => set(spans.filter((span) => span !== old))}
            onAdd={() => set([...spans, { day: id, ...usual }])}
          />
        </li>
      ))}
    </ul>
  )
}

interface DayTimesProps {
  readonly day: string
  readonly spans: readonly Span[]
  readonly onChange: (span: Span, part: Partial<Span>) => void
  readonly onRemove: (span: Span) => void
  readonly onAdd: () => void
}

function DayTimes({ day, spans, onChange, onRemove, onAdd }: DayTimesProps) {
  const add = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles.slots}>
      {/* By its place, so that the field under the keys stays the same while its time changes. */}
      {spans.map((span, index) => (
        <div key={index} className={styles.slot}>
          <NativeSelect
            aria-label={words.fromWithDay(day)}
            data={times}
            value={span.start}
            onChange={(event) => onChange(span, { start: event.currentTarget.value })}
          />
          <span>{words.to}</span>
          <NativeSelect
            aria-label={words.toWithDay(day)}
            data={times}
            value={span.end}
            onChange={(event) => onChange(span, { end: event.currentTarget.value })}
          />
          <ActionIcon
            aria-label={words.removeTo(day, span.start, span.end)}
            onClick={() => {
              onRemove(span)
              add.current?.focus()
            }}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        ref={add}
        variant="subtle"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        aria-label={words.addATimeOn(day)}
        onClick={onAdd}
      >
        {words.addATime}
      </Button>
    </div>
  )
}
