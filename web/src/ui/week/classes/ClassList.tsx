import { ActionIcon, Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ClassSheet } from '#web/ui/week/classes/ClassSheet'
import { inWeekOrder } from '#web/ui/week/week-order'
import { dayLabel } from '#web/ui/week/days'
import type { BusySpan } from '#web/ui/week/own-week'
import { words } from '#web/ui/week/classes/words'
import styles from './ClassList.module.css'

interface ClassListProps {
  readonly classes: readonly BusySpan[]
  /** The most that are kept. */
  readonly most: number
  readonly onChange: (classes: readonly BusySpan[]) => void
}

const usual: BusySpan = { day: 2, start: '09:00', end: '10:00', label: '' }

/** Classes and appointments in words, to be added, changed and removed by hand. */
export function ClassList({ classes, most, onChange }: ClassListProps) {
  const [open, setOpen] = useState<BusySpan | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const keep = (next: BusySpan) => {
    onChange(classes.includes(open ?? usual) ? classes.map((one) => (one === open ? next : one)) : [...classes, next])
    setOpen(null)
  }
  return (
    <div className={styles.list}>
      {classes.length > 0 && (
        <ul className={styles.rows}>
          {inWeekOrder(classes).map((one) => {
            const name = `${one.label}, ${dayLabel(one.day)} ${one.start}`
            return (
              <li key={`${one.day} ${one.start} ${one.end} ${one.label}`}>
                <span>
                  {one.label}
                  <small>
                    {dayLabel(one.day)} {one.start}–{one.end}
                  </small>
                </span>
                <span className={styles.tools}>
                  <ActionIcon aria-label={words.edit(name)} onClick={() => setOpen(one)}>
                    <IconPencil size={20} stroke={1.75} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={words.remove(name)}
                    onClick={() => {
                      onChange(classes.filter((other) => other !== one))
                      add.current?.focus()
                    }}
                  >
                    <IconTrash size={20} stroke={1.75} aria-hidden />
                  </ActionIcon>
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <Button
        ref={add}
        variant="light"
        leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
        disabled={classes.length >= most}
        onClick={() => setOpen(usual)}
      >
        {words.addAClass}
      </Button>
      {open && (
        <ClassSheet span={open} title={open === usual ? words.addAClass : words.editClass} onKeep={keep} onClose={() => setOpen(null)} />
      )}
    </div>
  )
}
