import { useId } from 'react'
import { asksShiftsNeeded, withShifts } from '#web/areas/employer/posts/write/shifts-needed'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { fieldOf } from '#web/shared/forms/field-of'
import { Segment } from '#web/ui/choice/Segment'
import { SelectField } from '#web/ui/form/SelectField'
import { words } from '#web/areas/employer/posts/write/steps/words'
import styles from './EachPersonWorks.module.css'

type Kind = 'all' | 'least' | 'one'
const kindOf = (needed: number | null): Kind => (needed === null ? 'all' : needed === 1 ? 'one' : 'least')

/** How many of the shifts one person works: all of them, so many at least, or any one. */
export function EachPersonWorks({ form, job }: Pick<WizardStepProps, 'form' | 'job'>) {
  const ids = { name: useId(), fault: useId() }
  const { value: needed, error } = fieldOf(form, 'shiftsNeeded')
  const onChange = (shiftsNeeded: number | null) => form.setValues(withShifts(form.values, { shiftsNeeded }, job))
  const count = form.values.shifts.length
  if (!asksShiftsNeeded(form.values)) return null
  const kind = kindOf(needed)
  const least = kind === 'least' ? Number(needed) : 2
  const choices = Array.from({ length: Math.max(count - 2, least - 1) }, (_, place) => String(place + 2))
  const options: readonly { key: Kind; label: string }[] = [
    { key: 'all', label: count === 2 ? words.bothShifts : words.allShifts(count) },
    ...(count > 2 || kind === 'least' ? [{ key: 'least' as const, label: words.atLeast(least) }] : []),
    { key: 'one', label: words.anyOfThem },
  ]
  const values: Readonly<Record<Kind, number | null>> = { all: null, least, one: 1 }
  return (
    <div
      className={styles.whole}
      role="group"
      aria-labelledby={ids.name}
      aria-describedby={error ? ids.fault : undefined}
      data-error={error ? true : undefined}
    >
      <b id={ids.name}>{words.eachPersonWorks}</b>
      <div className={styles.choice}>
        <Segment label={words.shiftsEachPersonWorks} options={options} value={kind} onChange={(key) => onChange(values[key])} />
        {kind === 'least' && choices.length > 1 && (
          <SelectField
            className={styles.least ?? ''}
            label={words.fewestShifts}
            options={choices.map((value) => ({ value, label: words.shifts(value) }))}
            value={String(least)}
            onChange={(value) => value && onChange(Number(value))}
          />
        )}
      </div>
      {error && (
        <p id={ids.fault} className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
