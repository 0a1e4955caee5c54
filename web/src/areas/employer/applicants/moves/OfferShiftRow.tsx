import type { OfferShift } from '@evenshift/contract/model/week'
import { Checkbox, NativeSelect } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { ShiftKnown } from '#web/areas/employer/applicants/moves/shift-known'
import { hoursOfShift, shortHours } from '#web/shared/week/worked-hours'
import { dayShort } from '#web/ui/week/days'
import { timeOf } from '#web/ui/week/times'
import { words } from '#web/areas/employer/applicants/moves/words'
import styles from './OfferShifts.module.css'

const halves = Array.from({ length: 48 }, (_, half) => timeOf(half * 30))
/** The half-hours, and this time where it is another. */
const timesWith = (time: string) => [...new Set([...halves, time])].toSorted()

interface OfferShiftRowProps {
  readonly shift: OfferShift
  readonly isTicked: boolean
  readonly known: ShiftKnown
  /** What is wrong with a part such as ".end", or with the whole. */
  readonly faultOf: (part: string) => string | undefined
  readonly onTick: (shift: OfferShift, isTicked: boolean) => void
  readonly onChange: (shift: OfferShift) => void
}

/** One of the job's shifts in an offer: its tick, its two times, what is known of it, and its paid hours. */
export function OfferShiftRow({ shift, isTicked, known, faultOf, onTick, onChange }: OfferShiftRowProps) {
  const knownId = useId()
  const day = dayShort(shift.day)
  const fault = { start: faultOf('.start'), end: faultOf('.end') ?? faultOf('') ?? faultOf('.day') ?? faultOf('.breakMinutes') }
  const rest = shift.breakMinutes ? words.unpaidBreak(shift.breakMinutes) : ''
  const time = (part: 'start' | 'end', label: string) => (
    <NativeSelect
      classNames={{ root: styles.time ?? '', input: styles.clock ?? '', error: styles.fault ?? '' }}
      aria-label={label}
      data={timesWith(shift[part])}
      value={shift[part]}
      disabled={!isTicked}
      rightSection={<span />}
      error={fault[part]}
      onChange={(event) => onChange({ ...shift, [part]: event.currentTarget.value })}
    />
  )
  return (
    <li className={styles.row}>
      <Checkbox
        classNames={{ root: styles.tick ?? '', labelWrapper: styles.wide ?? '', label: styles.day ?? '' }}
        label={day}
        aria-label={words.shiftTimes(day, shift.start, shift.end)}
        aria-describedby={knownId}
        checked={isTicked}
        disabled={!isTicked && known.isFull}
        onChange={(event) => onTick(shift, event.currentTarget.checked)}
      />
      {time('start', words.dayFrom(day))}
      <span className={styles.to}>{words.to}</span>
      {time('end', words.dayTo(day))}
      <span id={knownId} className={styles.known} data-as={known.as}>
        {known.as === 'free' && <IconCheck size={16} stroke={1.75} aria-hidden />}
        {known.as === 'clash' && <IconAlertCircle size={16} stroke={1.75} aria-hidden />}
        <span>{[known.text, rest].filter(Boolean).join('. ')}</span>
      </span>
      <b className={styles.hours}>{isTicked ? shortHours(hoursOfShift(shift)) : '–'}</b>
    </li>
  )
}
