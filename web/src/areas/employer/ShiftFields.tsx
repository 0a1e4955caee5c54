import type { Shift } from '@evenshift/contract/model/week'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { SelectField } from '#web/ui/form/SelectField'
import { dayLabel, weekDays } from '#web/ui/week/days'
import { timeOf } from '#web/ui/week/times'
import styles from './ShiftFields.module.css'

const days = weekDays.map(({ id, label }) => ({ value: String(id), label }))
const times = Array.from({ length: 48 }, (_, half) => timeOf(half * 30)).map((time) => ({ value: time, label: time }))
const SHIFTS_MOST = 28

interface ShiftFieldsProps {
  readonly shifts: readonly Shift[]
  readonly onChange: (shifts: readonly Shift[]) => void
  /** What is wrong at a path such as "shifts.0.end". */
  readonly faultOf: (path: string) => string | undefined
}

/** A row a shift: its day, from and to; an end before the start lies on the next day. */
export function ShiftFields({ shifts, onChange, faultOf }: ShiftFieldsProps) {
  const change = (place: number, part: Partial<Shift>) =>
    onChange(shifts.map((shift, index) => (index === place ? { ...shift, ...part } : shift)))
  const next = (): Shift => {
    const last = shifts.at(-1)
    return last ? { ...last, day: (last.day % 7) + 1 } : { day: 2, start: '16:00', end: '20:00' }
  }
  const fault = faultOf('shifts')
  const faultId = useId()
  return (
    <div
      className={styles.whole}
      role="group"
      aria-label="Shifts"
      aria-describedby={fault ? faultId : undefined}
      data-error={fault ? true : undefined}
    >
      <ul className={styles.list}>
        {shifts.map((shift, place) => {
          const name = `Shift ${place + 1}, ${dayLabel(shift.day)}`
          const error = (part: string) => faultOf(`shifts.${place}.${part}`) ?? null
          return (
            <li key={place} className={styles.row}>
              <SelectField
                label="Day"
                options={days}
                value={String(shift.day)}
                onChange={(day) => day && change(place, { day: Number(day) })}
                error={error('day')}
              />
              <SelectField
                label="From"
                options={times}
                value={shift.start}
                onChange={(start) => start && change(place, { start })}
                error={error('start')}
              />
              <SelectField
                label="To"
                options={times}
                value={shift.end}
                onChange={(end) => end && change(place, { end })}
                error={error('end') ?? faultOf(`shifts.${place}`) ?? null}
              />
              <ActionIcon
                className={styles.remove ?? ''}
                aria-label={`Remove ${name}`}
                onClick={() => onChange(shifts.filter((_, index) => index !== place))}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      {fault && (
        <p id={faultId} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {shifts.length < SHIFTS_MOST && (
        <Button
          variant="light"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => onChange([...shifts, next()])}
        >
          Add a shift
        </Button>
      )}
    </div>
  )
}
