import { SHIFTS_MOST } from '@evenshift/contract/constants'
import type { JobShiftInput } from '@evenshift/contract/model/week'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { PeopleField } from '#web/areas/employer/PeopleField'
import { SelectField } from '#web/ui/form/SelectField'
import { dayLabel, weekDays } from '#web/ui/week/days'
import { timeOf } from '#web/ui/week/times'
import { words } from '#web/areas/employer/words'
import styles from './ShiftFields.module.css'

const days = weekDays.map(({ id, label }) => ({ value: String(id), label }))
const times = Array.from({ length: 48 }, (_, half) => timeOf(half * 30)).map((time) => ({ value: time, label: time }))
const breaks = [0, 15, 20, 30, 45, 60]
/** The usual breaks, and this one where it is another. */
const breakOptions = (chosen: number) =>
  [...new Set([...breaks, chosen])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: minutes === 0 ? words.none : words.min(minutes) }))

interface ShiftFieldsProps {
  readonly shifts: readonly JobShiftInput[]
  readonly onChange: (shifts: readonly JobShiftInput[]) => void
  /** How many people work on a shift where its row does not say; rows do not ask where this is left out. */
  readonly people?: number
  /** What the group and its button are called where other shifts stand above. */
  readonly besides?: { readonly label: string; readonly add: string }
  /** What is said below the row of a shift. */
  readonly noteOf?: (shift: JobShiftInput) => string | null
  /** What is said there as a warning. */
  readonly warningOf?: (place: number) => string | null
  /** What is wrong at a path such as "shifts.0.end". */
  readonly faultOf: (path: string) => string | undefined
}

/** A row a shift: its day, from and to, its unpaid break and its people; an end before the start lies on the next day. */
export function ShiftFields({ shifts, onChange, people, besides, noteOf, warningOf, faultOf }: ShiftFieldsProps) {
  const change = (place: number, part: Partial<JobShiftInput>) =>
    onChange(shifts.map((shift, index) => (index === place ? { ...shift, ...part } : shift)))
  const next = (): JobShiftInput => {
    const last = shifts.at(-1)
    if (last === undefined) return { day: 2, start: '16:00', end: '20:00', ...(people !== undefined && { people }) }
    const { _id, ...alike } = last
    return { ...alike, day: (alike.day % 7) + 1 }
  }
  const fault = faultOf('shifts')
  const faultId = useId()
  return (
    <div
      className={styles.whole}
      role="group"
      aria-label={besides?.label ?? words.shifts}
      aria-describedby={fault ? faultId : undefined}
      data-error={fault ? true : undefined}
    >
      <ul className={styles.list}>
        {shifts.map((shift, place) => {
          const name = words.shift(place + 1, dayLabel(shift.day))
          const error = (part: string) => faultOf(`shifts.${place}.${part}`) ?? null
          return (
            <li key={place} className={styles.item}>
              <div className={styles.row} data-people={people === undefined ? undefined : true}>
                <SelectField
                  label={words.day}
                  options={days}
                  value={String(shift.day)}
                  onChange={(day) => day && change(place, { day: Number(day) })}
                  error={error('day')}
                />
                <SelectField
                  label={words.from}
                  options={times}
                  value={shift.start}
                  onChange={(start) => start && change(place, { start })}
                  error={error('start')}
                />
                <SelectField
                  label={words.to}
                  options={times}
                  value={shift.end}
                  onChange={(end) => end && change(place, { end })}
                  error={error('end') ?? faultOf(`shifts.${place}`) ?? null}
                />
                <SelectField
                  label={words.unpaidBreak}
                  options={breakOptions(shift.breakMinutes ?? 0)}
                  value={String(shift.breakMinutes ?? 0)}
                  onChange={(minutes) => minutes && change(place, { breakMinutes: Number(minutes) })}
                  error={error('breakMinutes')}
                />
                {people !== undefined && (
                  <PeopleField
                    className={styles.people ?? ''}
                    of={name}
                    value={shift.people ?? people}
                    onChange={(count) => change(place, { people: count })}
                    error={error('people')}
                  />
                )}
                <div className={styles.remove}>
                  <ActionIcon aria-label={words.remove(name)} onClick={() => onChange(shifts.filter((_, index) => index !== place))}>
                    <IconTrash size={20} stroke={1.75} aria-hidden />
                  </ActionIcon>
                </div>
              </div>
              {warningOf?.(place) && <p className={styles.warning}>{warningOf(place)}</p>}
              {noteOf?.(shift) && <p className={styles.note}>{noteOf(shift)}</p>}
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
          {...(besides ? { variant: 'subtle', className: styles.besides ?? '' } : { variant: 'light' })}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => onChange([...shifts, next()])}
        >
          {besides?.add ?? words.addAShift}
        </Button>
      )}
    </div>
  )
}
