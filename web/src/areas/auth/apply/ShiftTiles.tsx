import type { Advert } from '@evenshift/contract/model/job/advert'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { shiftsNeededWords } from '@evenshift/contract/states/job/shifts-needed-words'
import { Input } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { words } from '#web/areas/auth/apply/words'
import { dayShort } from '#web/ui/week/days'
import styles from './Shifts.module.css'

interface ShiftTilesProps {
  readonly advert: Advert
  readonly value: readonly string[]
  readonly error?: ReactNode
  readonly onChange: (ids: string[]) => void
}
type Shift = Advert['shifts'][number]

const ShiftTime = ({ day, start, end }: Shift) => (
  <>
    <span className={styles.day}>{dayShort(day)}</span> <span className={styles.time}>{`${start}–${end}`}</span>
  </>
)

/** The shifts that can be had, each a tile; where everybody works all of them there is nothing to tick. */
export function ShiftTiles({ advert, value, error, onChange }: ShiftTilesProps) {
  const faultId = useId()
  const { shifts, shiftsNeeded } = advert
  if (shifts.length === 0) return <p className={styles.small}>{words.agreedWithYou}</p>
  if (!isChoice(advert) || shiftsNeeded === null)
    return (
      <section className={styles.shifts}>
        <h2 className={styles.question}>{words.yourShifts}</h2>
        <p className={styles.small}>{words.eachWeek(shiftsNeededWords(advert))}</p>
        <ul className={styles.tiles}>
          {shifts.map((shift) => (
            <li key={shift._id} className={styles.tile} data-chosen>
              <ShiftTime {...shift} />
            </li>
          ))}
        </ul>
      </section>
    )
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id])
  return (
    <fieldset className={styles.shifts} aria-describedby={error ? faultId : undefined} data-error={error ? true : undefined}>
      <legend className={styles.legend}>
        <span className={styles.question}>{words.whichShifts}</span>
      </legend>
      <p className={styles.small}>
        <span>{words.take(shiftsNeeded)}</span> <span aria-live="polite">{words.of(value.length, shifts.length)}</span>
      </p>
      <div className={styles.tiles}>
        {shifts.map((shift) => (
          <label key={shift._id} className={styles.tile} data-chosen={value.includes(shift._id) || undefined}>
            <input type="checkbox" checked={value.includes(shift._id)} onChange={() => toggle(shift._id)} />
            <ShiftTime {...shift} />
            <span className={styles.box} aria-hidden="true">
              {value.includes(shift._id) && <IconCheck size={14} stroke={2} />}
            </span>
          </label>
        ))}
      </div>
      {error && <Input.Error id={faultId}>{error}</Input.Error>}
    </fieldset>
  )
}
