import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { anyOf } from '@evenshift/contract/states/job/shifts-needed-words'
import { clashWords, notFree } from '@evenshift/contract/states/clash-words'
import { groupsOfTimes } from '@evenshift/contract/states/shift-words'
import { counted } from '#web/shared/words/numbers'
import { type DayId, dayShort } from '#web/ui/week/days'
import { spanText } from '#web/ui/week/times'
import { inWeekOrder } from '#web/ui/week/week-order'
import type { DayState } from '#web/ui/week/WeekStrip'

type Fitted = Pick<JobCard, 'shifts' | 'shiftsNeeded' | 'tier'> & Partial<Pick<JobCard, 'hasTooFewShifts'>>
type Shift = JobCard['shifts'][number]

/** How a job lies in a week, for the strip and the line below it. */
export interface CardShifts {
  readonly days: Partial<Record<DayId, DayState>>
  /** "Tue, Fri 17:30–22:00" or "Fits 3 of 4 shifts". */
  readonly line: string
  /** "any 2 or more of 4". */
  readonly rest?: string
  /** "Sat 09:00–13:00 clashes with Lecture", or "Doesn’t fit: Lecture" where nothing does. */
  readonly clash?: string
}

/** Groups of equal times that a line has room for. */
const GROUPS_MOST = 3

/** "Tue, Fri 17:30–22:00", or "Fri 16–20, Sun 11–16" where times differ. */
function timesOf(shifts: readonly Shift[]): string {
  const groups = groupsOfTimes(shifts)
  const shown = groups.length > GROUPS_MOST ? groups.slice(0, GROUPS_MOST - 1) : groups
  const texts = shown.map((group) => {
    const { start = '', end = '' } = group[0] ?? {}
    return `${group.map(({ day }) => dayShort(day)).join(', ')} ${groups.length === 1 ? `${start}–${end}` : spanText(start, end)}`
  })
  const left = shifts.length - shown.flat().length
  return texts.join(', ') + (left > 0 ? ` and ${left} more` : '')
}

const stripOf = (shifts: readonly Shift[], stateOf: (shift: Shift) => DayState): CardShifts['days'] => {
  const days: Record<number, DayState> = {}
  for (const shift of shifts) {
    const [before, state] = [days[shift.day], stateOf(shift)]
    days[shift.day] = before === undefined || before === state ? state : 'partly'
  }
  return days
}
const byFit = ({ fits }: Shift): DayState => (fits ? 'fits' : 'clashes')

const CAUSES_MOST = 2
const isInTheWay = ({ fits }: Shift): boolean => fits === false

/** The first shift that doesn’t fit, with what stands in its way. */
function clashOf(shifts: readonly Shift[]): string {
  const [first, ...others] = inWeekOrder(shifts.filter(isInTheWay))
  if (!first) return ''
  const named = clashWords(first, first.label ?? notFree.hours)
  return others.length > 0 ? `${named}, and ${others.length} more` : named
}

/** What stands in the way of a job of which nothing fits, each cause once. */
function causesOf(shifts: readonly Shift[]): string {
  const causes = [...new Set(inWeekOrder(shifts.filter(isInTheWay)).flatMap(({ label }) => label ?? []))]
  if (causes.length === 0) return 'Doesn’t fit your week'
  const left = causes.length - CAUSES_MOST
  return `Doesn’t fit: ${causes.slice(0, CAUSES_MOST).join(', ')}${left > 0 ? ` and ${left} more` : ''}`
}

/** What a card says of its shifts: where enough fit, those that do; where part does, how many and what stands in the way. */
export function cardShiftsWords({ shifts, shiftsNeeded, tier, hasTooFewShifts = false }: Fitted): CardShifts {
  if (shifts.length === 0) return { days: {}, line: 'Flexible shifts' }
  const rest = anyOf({ shifts, shiftsNeeded })
  const any = rest ? { rest } : {}
  if (tier === 3) {
    const chosen = shifts.filter(({ fits }) => fits)
    return { days: stripOf(chosen, byFit), line: timesOf(chosen), ...any }
  }
  if (tier === 2) {
    const fit = shifts.filter(({ fits }) => fits).length
    return { days: stripOf(shifts, byFit), line: `Fits ${fit} of ${counted(shifts.length, 'shift')}`, ...any, clash: clashOf(shifts) }
  }
  // Of a job that nobody new can take it's of no use how its last shifts fit.
  const known = tier === 1 && !hasTooFewShifts && shifts.every(({ fits }) => fits !== null)
  return {
    days: stripOf(shifts, known ? byFit : () => 'partly'),
    line: timesOf(shifts),
    ...any,
    ...(known && { clash: causesOf(shifts) }),
  }
}
