import { Button } from '@mantine/core'
import { useState } from 'react'
import { DateField } from '#web/ui/form/DateField'
import { SelectField } from '#web/ui/form/SelectField'
import type { Spot } from '#web/ui/week/dated/dated-week'
import { timeOf } from '#web/ui/week/times'
import { words } from '#web/shared/meeting/words'
import styles from './Times.module.css'

const quarters = Array.from({ length: 96 }, (_, quarter) => timeOf(quarter * 15)).map((time) => ({ value: time, label: time }))

interface TypedTimeProps {
  /** The first moment that can be picked. */
  readonly from: Spot
  /** The last date. */
  readonly last: string
  readonly onAdd: (spot: Spot) => void
}

/** A time by its date and beginning, for whoever would rather type than press. */
export function TypedTime({ from, last, onAdd }: TypedTimeProps) {
  const [date, setDate] = useState('')
  const [start, setStart] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const isPast = start !== null && date === from.date && start < from.start
  const isOutside = date !== '' && (date < from.date || date > last)
  const add = () => {
    setTried(true)
    if (!date || !start || isPast || isOutside) return
    setTried(false)
    setStart(null)
    onAdd({ date, start })
  }
  return (
    <div className={styles.typed} role="group" aria-label={words.typeDateTime}>
      <DateField
        label={words.date}
        first={from.date}
        last={last}
        value={date}
        onChange={setDate}
        {...(tried && !date && { error: words.chooseADate })}
      />
      <SelectField
        label={words.from}
        options={quarters}
        value={start}
        onChange={setStart}
        error={isPast ? words.thatsAlreadyPast : tried && !start ? words.chooseATime : null}
      />
      <Button variant="light" onClick={add}>
        {words.addTime}
      </Button>
    </div>
  )
}
