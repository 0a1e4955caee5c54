import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconBrush, IconEraser, IconSchool } from '@tabler/icons-react'
import { useState } from 'react'
import { PillFilter } from '#web/ui/choice/PillFilter'
import { Segment } from '#web/ui/choice/Segment'
import { AvailabilityGrid } from '#web/ui/week/editor/AvailabilityGrid'
import { CopyDaySheet } from '#web/ui/week/editor/CopyDaySheet'
import { DAY_HALVES, indexOf } from '#web/ui/week/half-hours'
import { type Brush, type OwnWeek, type Stretch, copyDay, isPainted, paint, trulyFree } from '#web/ui/week/own-week'
import type { Span } from '#web/ui/week/times'
import { quickFills } from '#web/ui/week/editor/quick-fills'
import { TimesList } from '#web/ui/week/editor/TimesList'
import styles from './WeekEditor.module.css'

interface WeekEditorProps {
  readonly week: OwnWeek
  /** Shifts that lie over it and can't be painted away. */
  readonly work?: readonly Span[]
  readonly onChange: (week: OwnWeek) => void
}

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const
const brushes = [
  { key: 'free', label: 'Free', icon: <IconBrush {...icon} /> },
  { key: 'clear', label: 'Erase', icon: <IconEraser {...icon} /> },
  { key: 'class', label: 'Class', icon: <IconSchool {...icon} /> },
] as const satisfies readonly { key: Brush; label: string; icon: unknown }[]
const DAYTIME = { from: 14, to: 46 }

const hasNights = (week: OwnWeek): boolean => {
  const free = trulyFree(week)
  return [1, 2, 3, 4, 5, 6, 7].some((day) =>
    Array.from({ length: DAY_HALVES }, (_, half) => half).some(
      (half) => (half < DAYTIME.from || half >= DAYTIME.to) && free[indexOf(day, half)],
    ),
  )
}

/** Draw the week, fill much of it at once, or type the times. */
export function WeekEditor({ week, work = [], onChange }: WeekEditorProps) {
  const [brush, setBrush] = useState<Brush>('free')
  const [label, setLabel] = useState('Class')
  const [past, setPast] = useState<readonly OwnWeek[]>([])
  const [nights, setNights] = useState(() => hasNights(week))
  const [typed, setTyped] = useState(false)
  const [copying, setCopying] = useState(false)

  const change = (next: OwnWeek) => {
    setPast([...past, week])
    onChange(next)
  }
  const draw = (stretch: Stretch) =>
    change(paint(week, isPainted(week, brush, stretch) ? 'clear' : brush, stretch, label.trim() || 'Class'))
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    onChange(last)
  }

  return (
    <div className={styles.editor}>
      <div className={styles.tools}>
        {!typed && <Segment label="Mark as" options={brushes} value={brush} onChange={setBrush} />}
        <ActionIcon aria-label="Undo" disabled={past.length === 0} onClick={undo}>
          <IconArrowBackUp size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {brush === 'class' && !typed && (
        <TextInput label="Class name" maxLength={80} value={label} onChange={(event) => setLabel(event.currentTarget.value)} />
      )}
      <div className={styles.fills} role="group" aria-label="Quick fill">
        {quickFills.map(({ label: name, apply }) => (
          <Button key={name} variant="default" radius="xl" onClick={() => change(apply(week))}>
            {name}
          </Button>
        ))}
        <Button variant="default" radius="xl" onClick={() => setCopying(true)}>
          Copy a day
        </Button>
      </div>
      {typed ? (
        <TimesList week={week} onChange={change} />
      ) : (
        <AvailabilityGrid week={week} work={work} {...(nights ? { from: 0, to: DAY_HALVES } : DAYTIME)} onStretch={draw} />
      )}
      <div className={styles.views}>
        {!typed && (
          <PillFilter chosen={nights} onToggle={() => setNights(!nights)}>
            Show nights
          </PillFilter>
        )}
        <PillFilter chosen={typed} onToggle={() => setTyped(!typed)}>
          Type times instead
        </PillFilter>
      </div>
      {!typed && (
        <p className={styles.hint}>
          <span data-touch>Press and hold, then drag, to mark when you’re free.</span>
          <span data-pointer>Click and drag to mark when you’re free. Keyboard: arrows move, Shift + arrows select, Space marks.</span>
        </p>
      )}
      {copying && (
        <CopyDaySheet
          onCopy={(day, others) => {
            change(copyDay(week, day, others))
            setCopying(false)
          }}
          onClose={() => setCopying(false)}
        />
      )}
    </div>
  )
}
