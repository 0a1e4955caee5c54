import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconBrush, IconEraser, IconSchool } from '@tabler/icons-react'
import { useState } from 'react'
import { ChoiceChip } from '#web/ui/choice/ChoiceChip'
import { PillFilter } from '#web/ui/choice/PillFilter'
import { Segment } from '#web/ui/choice/Segment'
import { AvailabilityGrid } from '#web/ui/week/editor/AvailabilityGrid'
import { CopyDaySheet } from '#web/ui/week/editor/CopyDaySheet'
import { DAY_HALVES, indexOf } from '#web/ui/week/half-hours'
import { type Brush, type OwnWeek, type Stretch, copyDay, isPainted, paint, trulyFree } from '#web/ui/week/own-week'
import type { Span } from '#web/ui/week/times'
import { isSet, presets, withPreset } from '#web/ui/week/editor/presets'
import { TimesList } from '#web/ui/week/editor/TimesList'
import { words } from '#web/ui/week/editor/words'
import styles from './WeekEditor.module.css'

interface WeekEditorProps {
  readonly week: OwnWeek
  /** Shifts that lie over it and can't be painted away. */
  readonly work?: readonly Span[]
  readonly onChange: (week: OwnWeek) => void
}

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const
const brushes = [
  { key: 'free', label: words.free, icon: <IconBrush {...icon} /> },
  { key: 'clear', label: words.erase, icon: <IconEraser {...icon} /> },
  { key: 'class', label: words.classLabel, icon: <IconSchool {...icon} /> },
] as const satisfies readonly { key: Brush; label: string; icon: unknown }[]
const DAYTIME = { from: 14, to: 46 }

/** The free hours that the folded nights hold. */
function nightHours(week: OwnWeek): number {
  const free = trulyFree(week)
  const halves = Array.from({ length: DAY_HALVES }, (_, half) => half).filter((half) => half < DAYTIME.from || half >= DAYTIME.to)
  return [1, 2, 3, 4, 5, 6, 7].flatMap((day) => halves.filter((half) => free[indexOf(day, half)])).length / 2
}

/** Draw the week, fill much of it at once, or type the times. */
export function WeekEditor({ week, work = [], onChange }: WeekEditorProps) {
  const [brush, setBrush] = useState<Brush>('free')
  const [label, setLabel] = useState(words.classLabel)
  const [past, setPast] = useState<readonly OwnWeek[]>([])
  const [nights, setNights] = useState(false)
  const [typed, setTyped] = useState(false)
  const [copying, setCopying] = useState(false)

  const change = (next: OwnWeek) => {
    setPast([...past, week])
    onChange(next)
  }
  const hidden = nightHours(week)
  const marking = brush === 'class' ? words.markClasses : words.markFree
  const draw = (stretches: readonly Stretch[]) => {
    const used = stretches.every((stretch) => isPainted(week, brush, stretch)) ? 'clear' : brush
    change(stretches.reduce((painted, stretch) => paint(painted, used, stretch, label.trim() || words.classLabel), week))
  }
  const undo = () => {
    const last = past.at(-1)
    if (!last) return
    setPast(past.slice(0, -1))
    onChange(last)
  }

  return (
    <div className={styles.editor}>
      <div className={styles.fills} role="group" aria-label={words.presets}>
        {presets.map((preset) => (
          <ChoiceChip key={preset.label} plain chosen={isSet(week, preset)} onToggle={() => change(withPreset(week, preset))}>
            {preset.label}
          </ChoiceChip>
        ))}
        <Button variant="default" radius="xl" className={styles.copy ?? ''} onClick={() => setCopying(true)}>
          {words.copyADay}
        </Button>
      </div>
      <div className={styles.tools}>
        {!typed && <Segment label={words.markAs} options={brushes} value={brush} onChange={setBrush} />}
        <ActionIcon aria-label={words.undo} disabled={past.length === 0} onClick={undo}>
          <IconArrowBackUp size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      {!typed && (
        <p className={styles.hint}>
          <span data-touch>{words.pressHoldThenDrag(marking)}</span>
          <span data-pointer>{words.clickDragMarkWhen(marking)}</span>
        </p>
      )}
      {typed ? (
        <TimesList week={week} onChange={change} />
      ) : (
        <AvailabilityGrid week={week} work={work} {...(nights ? { from: 0, to: DAY_HALVES } : DAYTIME)} onDrawn={draw} />
      )}
      {/* Below the grid, which must not move under a finger. */}
      {brush === 'class' && !typed && (
        <TextInput label={words.className} maxLength={80} value={label} onChange={(event) => setLabel(event.currentTarget.value)} />
      )}
      <div className={styles.views}>
        {!typed && (
          <PillFilter chosen={nights} onToggle={() => setNights(!nights)}>
            {words.showNights(hidden > 0 && !nights, hidden)}
          </PillFilter>
        )}
        <Button variant="default" radius="xl" onClick={() => setTyped(!typed)}>
          {typed ? words.drawInstead : words.typeTimesInstead}
        </Button>
      </div>
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
