import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { weekDays } from '#web/ui/week/days'
import { DAY_HALVES } from '#web/ui/week/half-hours'
import type { BusySpan } from '#web/ui/week/own-week'
import { timeOf } from '#web/ui/week/times'
import { words } from '#web/ui/week/classes/words'
import styles from './ClassList.module.css'

interface ClassSheetProps {
  readonly span: BusySpan
  readonly title: string
  readonly onKeep: (span: BusySpan) => void
  readonly onClose: () => void
}

const times = Array.from({ length: DAY_HALVES }, (_, half) => timeOf(half * 30))

/** One class: what, which day, from when to when. An end before the start lies on the next day. */
export function ClassSheet({ span, title, onKeep, onClose }: ClassSheetProps) {
  const [{ label, day, start, end }, setValue] = useState(span)
  const [tried, setTried] = useState(false)
  const set = (part: Partial<BusySpan>) => setValue({ label, day, start, end, ...part })
  return (
    <FormSheet
      title={title}
      submit={words.save}
      unsaved={label !== span.label || day !== span.day || start !== span.start || end !== span.end}
      onSubmit={() => {
        setTried(true)
        if (label.trim()) onKeep({ label: label.trim(), day, start, end })
      }}
      onClose={onClose}
    >
      <TextInput
        label={words.name}
        maxLength={80}
        required
        data-autofocus
        value={label}
        onChange={(event) => set({ label: event.currentTarget.value })}
        error={tried && !label.trim() && words.enterNameLikeLecture}
      />
      <NativeSelect
        label={words.day}
        data={weekDays.map(({ id, label: name }) => ({ value: String(id), label: name }))}
        value={String(day)}
        onChange={(event) => set({ day: Number(event.currentTarget.value) })}
      />
      <div className={styles.times}>
        <NativeSelect label={words.from} data={times} value={start} onChange={(event) => set({ start: event.currentTarget.value })} />
        <NativeSelect label={words.to} data={times} value={end} onChange={(event) => set({ end: event.currentTarget.value })} />
      </div>
    </FormSheet>
  )
}
