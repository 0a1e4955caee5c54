import { isSameTime } from '@evenshift/contract/states/shift-words'
import type { ChangeLine, JobChange } from '@evenshift/contract/model/job/job-change'
import { IconArrowRight } from '@tabler/icons-react'
import { Chip } from '#web/ui/display/Chip'
import { SpokenText } from '#web/ui/page/SpokenText'
import { TallWeek } from '#web/ui/week/TallWeek'
import { dayLabel } from '#web/ui/week/days'
import { inWeekOrder } from '#web/ui/week/week-order'
import type { Span } from '#web/ui/week/times'
import { words } from '#web/shared/job/words'
import styles from './ChangedTerms.module.css'

const isIn =
  (week: readonly Span[]) =>
  (shift: Span): boolean =>
    week.some((one) => isSameTime(one, shift))
type Ids = ReadonlySet<string>
type Week = JobChange['shifts']['before']
const inWords = (week: Week, filled: Ids): string =>
  week.length === 0
    ? words.noShifts
    : inWeekOrder(week)
        .map(
          ({ _id, day, start, end }) => words.to(dayLabel(day), start, end) + (filled.has(_id) ? ` (${words.filled.toLowerCase()})` : ''),
        )
        .join(', ')
const none: Ids = new Set()
const HEIGHT = 150
const names = { filled: words.filled }

interface ChangedWeeksProps extends Pick<JobChange, 'shifts'> {
  /** The ids of shifts that nobody new can choose, before and after. */
  readonly filled?: { readonly before: Ids; readonly after: Ids }
  /** The ids of the shifts that concern whoever reads it; all where left out. */
  readonly own?: Ids | undefined
}

/** A week before and after; a phone has the one after, with what it left outlined and struck. Nothing where no shift moved. */
export function ChangedWeeks({ shifts: { before, after }, filled = { before: none, after: none }, own }: ChangedWeeksProps) {
  const gone = before.filter((shift) => !isIn(after)(shift))
  const come = after.filter((shift) => !isIn(before)(shift))
  if (gone.length === 0 && come.length === 0) return null
  const isOthers = (shift: Week[number]): boolean => own !== undefined && !own.has(shift._id)
  const was = before.map((shift) => ({
    ...shift,
    open: isOthers(shift),
    mark: isOthers(shift)
      ? undefined
      : gone.includes(shift)
        ? ('old' as const)
        : filled.before.has(shift._id)
          ? ('filled' as const)
          : undefined,
  }))
  const is = after.map((shift) => ({
    ...shift,
    open: isOthers(shift),
    mark: isOthers(shift)
      ? undefined
      : come.includes(shift)
        ? ('new' as const)
        : filled.after.has(shift._id)
          ? ('filled' as const)
          : undefined,
  }))
  const left = gone.map((shift) => ({ ...shift, mark: 'gone' as const }))
  return (
    <div className={styles.weeks}>
      <div className={styles.before}>
        <h3 className={styles.muted}>{words.before}</h3>
        <TallWeek
          shifts={was}
          beside={after}
          sentence={words.beforeWithBefore(inWords(before, filled.before))}
          height={HEIGHT}
          names={names}
        />
      </div>
      <div>
        <h3 className={styles.title}>{words.after}</h3>
        <TallWeek
          shifts={[...left, ...is]}
          beside={before}
          sentence={words.afterWithAfter(inWords(after, filled.after))}
          height={HEIGHT}
          names={names}
        />
      </div>
    </div>
  )
}

/** Term by term what it was and what it is now; of a shift that is added or removed, the one that there is. */
export function ChangedTerms({ lines }: { readonly lines: readonly ChangeLine[] }) {
  return (
    <ul className={styles.lines} aria-label={words.whatChanges}>
      {lines.map(({ label, before, after, note, isBetter }, place) => (
        <li key={place}>
          <b>{label}</b>
          <span className={styles.change}>
            {before && (
              <>
                <SpokenText>{`${words.beforeSmall} `}</SpokenText>
                <span className={styles.was}>{before}</span>
              </>
            )}
            {before && after && <IconArrowRight size={18} stroke={1.75} aria-hidden />}
            {after && (
              <>
                <SpokenText>{`${words.now} `}</SpokenText>
                <b>{after}</b>
              </>
            )}
          </span>
          <Chip kind={isBetter ? 'fact' : 'quiet'}>{note}</Chip>
        </li>
      ))}
    </ul>
  )
}
