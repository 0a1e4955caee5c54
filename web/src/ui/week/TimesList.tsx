import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { dayLabel, weekDays } from '#web/ui/week/days'
import { DAY_HALVES, weekOf } from '#web/ui/week/half-hours'
import { type OwnWeek, freeSpans } from '#web/ui/week/own-week'
import { type Span, timeOf } from '#web/ui/week/times'
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
      {weekDays.map(({ id }) => (
        <li key={id} className={styles.day}>
          <span className={styles.name}>{dayLabel(id)}</span>
          <div className={styles.slots}>
            {spans
              .filter((span) => span.day === id)
              .map((span) => (
                <div key={`${span.start}-${span.end}`} className={styles.slot}>
                  <NativeSelect
                    aria-label={`${dayLabel(id)}, from`}
                    data={times}
                    value={span.start}
                    onChange={(event) => change(span, { start: event.currentTarget.value })}
                  />
                  <span>to</span>
                  <NativeSelect
                    aria-label={`${dayLabel(id)}, to`}
                    data={times}
                    value={span.end}
                    onChange={(event) => change(span, { end: event.currentTarget.value })}
                  />
                  <ActionIcon
                    aria-label={`Remove ${dayLabel(id)} ${span.start} to ${span.end}`}
                    onClick={() => set(spans.filter((one) => one !== span))}
                  >
                    <IconTrash size={20} stroke={1.75} aria-hidden />
                  </ActionIcon>
                </div>
              ))}
            <Button
              variant="subtle"
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              aria-label={`Add a time on ${dayLabel(id)}`}
              onClick={() => set([...spans, { day: id, ...usual }])}
            >
              Add a time
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
