import { DAY_MINUTES, type Span, lengthOf, minutesOf } from '#web/ui/week/times'

/** A shift of a planned week, by whom and how far from home. */
export interface PlannedShift extends Span {
  readonly letter: string
  readonly hue: number
  /** One way, in minutes. */
  readonly way: number
}
export interface PlannedBlock {
  readonly day: number
  readonly kind: 'class' | 'work' | 'way' | 'shift'
  /** In minutes of the day. */
  readonly from: number
  readonly to: number
  readonly letter?: string
  readonly hue?: number
  /** Its place among those of the same hours, which stand beside each other, and how many places these take. */
  readonly lane?: number
  readonly lanes?: number
}
/** From which hour to which a week is drawn. */
export interface Hours {
  readonly first: number
  readonly last: number
}

const dayAfter = (day: number): number => (day % 7) + 1
const dayBefore = (day: number): number => ((day + 5) % 7) + 1

/** What passes midnight goes on in the next day's column. */
function inDays(block: PlannedBlock): PlannedBlock[] {
  const { day, from, to } = block
  if (from < 0)
    return [
      { ...block, day: dayBefore(day), from: from + DAY_MINUTES, to: Math.min(to, 0) + DAY_MINUTES },
      { ...block, from: 0 },
    ].filter((part) => part.to > part.from)
  if (to > DAY_MINUTES)
    return [
      ...(from < DAY_MINUTES ? [{ ...block, to: DAY_MINUTES }] : []),
      { ...block, day: dayAfter(day), from: Math.max(0, from - DAY_MINUTES), to: to - DAY_MINUTES },
    ]
  return [block]
}

const timesOf = (span: Span) => ({ day: span.day, from: minutesOf(span.start), to: minutesOf(span.start) + lengthOf(span) })

const byStart = (one: PlannedBlock, other: PlannedBlock): number => one.day - other.day || one.from - other.from

/** Classes that overlap are one, and so are the hours of one work. */
function merged(blocks: readonly PlannedBlock[]): PlannedBlock[] {
  const whole: PlannedBlock[] = []
  for (const block of blocks.toSorted(byStart)) {
    const { day, kind, letter, from, to } = block
    const at = whole.findIndex((one) => one.day === day && one.kind === kind && one.letter === letter && from < one.to)
    const before = whole[at]
    if (before === undefined) whole.push(block)
    else whole[at] = { ...before, to: Math.max(before.to, to) }
  }
  return whole
}

/** What overlaps stands beside each other, so that nothing covers anything. */
function inLanes(blocks: readonly PlannedBlock[]): PlannedBlock[] {
  const groups: { readonly day: number; readonly ends: number[]; readonly placed: PlannedBlock[] }[] = []
  for (const block of blocks.toSorted(byStart)) {
    const { day, from, to } = block
    const last = groups.at(-1)
    const group = last?.day === day && from < Math.max(...last.ends) ? last : { day, ends: [], placed: [] }
    if (group !== last) groups.push(group)
    const ended = group.ends.findIndex((end) => end <= from)
    const lane = ended < 0 ? group.ends.length : ended
    group.ends[lane] = to
    group.placed.push({ ...block, lane })
  }
  return groups.flatMap(({ ends, placed }) => placed.map((block) => ({ ...block, lanes: ends.length })))
}

/** What is drawn of a week, from the lowest layer up: classes and work that is held, ways, shifts. */
export function plannedBlocks(
  shifts: readonly PlannedShift[],
  classes: readonly Span[],
  work: readonly (Span & { readonly letter: string })[],
): PlannedBlock[] {
  const own = [
    ...classes.map((span) => ({ ...timesOf(span), kind: 'class' as const })),
    ...work.map((span) => ({ ...timesOf(span), kind: 'work' as const, letter: span.letter })),
  ]
  const ways = shifts.flatMap((shift) => {
    const { day, from, to } = timesOf(shift)
    if (shift.way === 0) return []
    return [
      { day, kind: 'way' as const, from: from - shift.way, to: from },
      { day, kind: 'way' as const, from: to, to: to + shift.way },
    ]
  })
  const worked = shifts.map((shift) => ({ ...timesOf(shift), kind: 'shift' as const, letter: shift.letter, hue: shift.hue }))
  const laid = inLanes([...merged(own.flatMap(inDays)), ...worked.flatMap(inDays)])
  const isShift = ({ kind }: PlannedBlock): boolean => kind === 'shift'
  return [...laid.filter((block) => !isShift(block)), ...ways.flatMap(inDays), ...laid.filter(isShift)]
}

const USUAL: Hours = { first: 8, last: 23 }
/** The hours that hold all of these weeks, so that they can be compared. */
export const hoursOf = (blocks: readonly PlannedBlock[]): Hours => ({
  first: Math.min(USUAL.first, ...blocks.map(({ from }) => Math.floor(from / 60))),
  last: Math.max(USUAL.last, ...blocks.map(({ to }) => Math.ceil(to / 60))),
})
