import { datePlus } from '@evenshift/contract/days'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { TypedTime } from '#web/shared/meeting/TypedTime'
import { instantOf, spotAt } from '#web/shared/meeting/london-times'
import { longDayDate, shortDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { DatedKey, DatedWeek } from '#web/ui/week/dated/DatedWeek'
import { type DatedSpan, type Spot, spanOf, withPressed, withTime } from '#web/ui/week/dated/dated-week'
import { words } from '#web/shared/meeting/words'
import styles from './Times.module.css'

interface TimesPickerProps {
  readonly title: string
  readonly text?: string
  readonly times: readonly Spot[]
  readonly minutes: number
  /** How many may be picked. */
  readonly most: number
  /** How many weeks may be looked at, this one counted. */
  readonly weeks: number
  /** What lies on the seven dates from one on: free time and classes of the person, where they are known. */
  readonly own?: (first: string) => { readonly free: readonly DatedSpan[]; readonly classes?: readonly DatedSpan[] }
  /** Words of the key. */
  readonly names: { readonly free: string; readonly class?: string; readonly new: string }
  readonly isClash: (time: Spot) => boolean
  /** What is wrong with the times as a whole. */
  readonly fault?: ReactNode
  readonly onChange: (times: readonly Spot[]) => void
}

/** Most meetings lie in these; the rest is a press away. */
const USUAL_HOURS = { first: 8, last: 20 }
const ALL_HOURS = { first: 5, last: 24 }
const QUARTER_MS = 900_000
/** The next quarter of an hour. */
const soonest = (now: Date): Spot => spotAt(new Date((Math.floor(now.getTime() / QUARTER_MS) + 1) * QUARTER_MS).toISOString())

/** Times picked on a week, or typed. */
export function TimesPicker(props: TimesPickerProps) {
  const { title, text, times, minutes, most, weeks, own, names, isClash, fault, onChange } = props
  const from = soonest(useNow())
  const [weeksOn, setWeeksOn] = useState(0)
  const [isAllHours, setIsAllHours] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const [isFull, setIsFull] = useState(false)
  const first = datePlus(from.date, weeksOn * 7)
  const { free, classes } = own?.(first) ?? {}
  const change = (next: readonly Spot[]) => {
    setIsFull(next.length > most)
    if (next.length <= most) onChange(next)
  }
  const { free: freeName, class: className, ...rest } = names
  return (
    <section
      className={styles.picker}
      aria-labelledby="times-title"
      aria-describedby={fault ? 'times-fault' : undefined}
      data-error={fault ? true : undefined}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <div>
          <h2 id="times-title">{title}</h2>
          {text && <p className={styles.muted}>{text}</p>}
        </div>
        <DatedKey names={{ ...rest, ...(free && { free: freeName }), ...(classes && className && { class: className }) }} />
      </div>
      {/* Above the week, which is taller than most screens. */}
      {fault && (
        <p id="times-fault" className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.steps}>
        <ActionIcon aria-label={words.earlier} disabled={weeksOn === 0} onClick={() => setWeeksOn(weeksOn - 1)}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <b aria-live="polite">{words.to(shortDate(first), shortDate(datePlus(first, 6)))}</b>
        <ActionIcon aria-label={words.later} disabled={weeksOn + 1 >= weeks} onClick={() => setWeeksOn(weeksOn + 1)}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <DatedWeek
        first={first}
        times={times.map((time) => ({ ...spanOf(time, minutes), kind: isClash(time) ? 'clash' : 'new' }))}
        {...(free && { free })}
        {...(classes && { classes })}
        from={from}
        minutes={minutes}
        hours={isAllHours ? ALL_HOURS : USUAL_HOURS}
        sentence={words.timesFrom(longDayDate(first))}
        onPress={(spot) => change(withPressed(times, spot, minutes))}
      />
      <p className={styles.fault} role="status">
        {isFull ? words.canPickRemoveOne(most) : ''}
      </p>
      <div className={styles.ways}>
        <Button variant="subtle" onClick={() => setIsAllHours(!isAllHours)}>
          {isAllHours ? words.usualHours : words.allHours}
        </Button>
        {!isTyping && (
          <Button variant="subtle" onClick={() => setIsTyping(true)}>
            {words.typeDateTime}
          </Button>
        )}
      </div>
      {isTyping && (
        <TypedTime
          from={from}
          last={datePlus(from.date, weeks * 7 - 1)}
          onAdd={(spot) => change(withTime(times, spotAt(instantOf(spot))))}
        />
      )}
    </section>
  )
}
