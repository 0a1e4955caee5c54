import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Sheet } from '#web/ui/dialog/Sheet'
import { weekDays } from '#web/ui/week/days'
import { words } from '#web/ui/week/editor/words'
import styles from './WeekEditor.module.css'

interface CopyDaySheetProps {
  readonly onCopy: (day: number, others: readonly number[]) => void
  readonly onClose: () => void
}

/** Which day's free times go to which others. */
export function CopyDaySheet({ onCopy, onClose }: CopyDaySheetProps) {
  const [day, setDay] = useState(2)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const others = weekDays.filter(({ id }) => id !== day)
  const targets = chosen.filter((id) => id !== day)
  return (
    <Sheet
      opened
      onClose={onClose}
      title={words.copyADay}
      unsaved={targets.length > 0}
      foot={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {words.cancel}
          </Button>
          <Button disabled={targets.length === 0} onClick={() => onCopy(day, targets)}>
            {words.copy}
          </Button>
        </>
      )}
    >
      <NativeSelect
        label={words.copyFrom}
        data={weekDays.map(({ id, label }) => ({ value: String(id), label }))}
        value={String(day)}
        onChange={(event) => setDay(Number(event.currentTarget.value))}
      />
      <fieldset className={styles.days}>
        <legend>{words.copyTo}</legend>
        {others.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={(event) => setChosen(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
        <Button variant="subtle" onClick={() => setChosen(others.map(({ id }) => id))}>
          {words.everyDay}
        </Button>
      </fieldset>
    </Sheet>
  )
}
