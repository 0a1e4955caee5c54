import { Button, Input } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { ChoiceChip } from '#web/ui/choice/ChoiceChip'
import { Bone } from '#web/ui/page/Bone'
import { words } from '#web/ui/choice/words'
import styles from './ChipsField.module.css'

interface ChipsFieldProps {
  readonly label: string
  readonly description?: string
  /** Empty until they are there. */
  readonly names: readonly string[]
  /** The most that can be chosen. */
  readonly most: number
  /** How many are in sight before all are asked for; whatever is chosen always is. */
  readonly shown?: number
  readonly value?: readonly string[]
  readonly onChange: (names: string[]) => void
  readonly error?: ReactNode
}

/** Several of a list, each a chip. Takes a form's input props as they are. */
export function ChipsField({ label, description, names, most, shown = Infinity, value = [], onChange, error }: ChipsFieldProps) {
  const [hintId, faultId] = [useId(), useId()]
  const [all, setAll] = useState(false)
  // What is in sight keeps its place while it is chosen.
  const [first] = useState(value)
  const own = [...new Set([...first, ...value])].filter((name) => !names.includes(name))
  const listed = names.filter((name, place) => all || place < shown || first.includes(name) || value.includes(name))
  const toggle = (name: string) => onChange(value.includes(name) ? value.filter((one) => one !== name) : [...value, name].slice(0, most))
  return (
    <fieldset className={styles.field} aria-describedby={`${hintId} ${faultId}`} data-error={error ? true : undefined}>
      <Input.Label component="legend" className={styles.legend ?? ''}>
        {label}
      </Input.Label>
      {description && <Input.Description id={hintId}>{description}</Input.Description>}
      {names.length === 0 && <Bone height={96} radius={22} />}
      <div className={styles.chips}>
        {[...own, ...listed].map((name) => (
          <ChoiceChip key={name} chosen={value.includes(name)} onToggle={() => toggle(name)}>
            {name}
          </ChoiceChip>
        ))}
      </div>
      {error && <Input.Error id={faultId}>{error}</Input.Error>}
      {!all && listed.length < names.length && (
        <Button variant="subtle" className={styles.more ?? ''} onClick={() => setAll(true)}>
          {words.showAll(names.length)}
        </Button>
      )}
    </fieldset>
  )
}
