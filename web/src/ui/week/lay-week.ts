import { type Span, partsOf, timeOf } from '#web/ui/week/times'

/** How a shift of a changed week stands: as it was, taken from there, or come there; or that nobody can take it any more. */
export type ShiftMark = 'old' | 'gone' | 'new' | 'filled'
export type BlockKind = 'class' | 'free' | 'fits' | 'clash' | 'open' | ShiftMark
/** One painted stretch of a day; top and height in percent of the hours shown. */
export interface Block {
  readonly day: number
  readonly kind: BlockKind
  readonly top: number
  readonly height: number
  readonly start: string
  readonly end: string
  readonly label?: string
  readonly field?: string
  readonly chosen?: boolean
}
interface Named extends Span {
  readonly label?: string
  readonly clash?: boolean
  /** It can be chosen and is not. */
  readonly open?: boolean
  /** The id of the checkbox that a press on it changes. */
  readonly field?: string
  readonly mark?: ShiftMark | undefined
}

/** A shift that ends in the small hours is one block of its own day, as people speak of it; midnight is as far as a day is drawn. */
const SMALL_HOURS = 5 * 60
function shiftParts(span: Span): readonly { day: number; from: number; to: number; end?: string }[] {
  const parts = partsOf(span)
  const [own, rest] = parts
  return own && rest && rest.to <= SMALL_HOURS ? [{ ...own, end: span.end }] : parts
}

const kindOf = ({ clash, open, mark }: Named): BlockKind => mark ?? (clash ? 'clash' : open ? 'open' : 'fits')

interface Part {
  readonly day: number
  readonly from: number
  readonly to: number
  readonly end: string
  readonly kind: BlockKind
  readonly span: Named
}
/** Whether nothing but its hours tells a stretch from its neighbour. */
const isBare = ({ kind, span }: Part): boolean => (kind === 'class' || kind === 'free' || kind === 'fits') && !span.label && !span.field
/** Bare stretches of one kind that touch or overlap are one. */
function merged(parts: readonly Part[]): readonly Part[] {
  const whole: Part[] = []
  for (const part of parts) {
    const isNext = (one: Part): boolean =>
      isBare(one) && one.kind === part.kind && one.day === part.day && one.from <= part.to && part.from <= one.to
    const at = isBare(part) ? whole.findIndex(isNext) : -1
    const before = whole[at]
    if (before === undefined) whole.push(part)
    else whole[at] = { ...before, from: Math.min(before.from, part.from), ...(part.to > before.to && { to: part.to, end: part.end }) }
  }
  return whole
}

/** Lays spans over the hours that hold them all, and those `beside` them, one hour of air at both ends; the later layers lie on top. */
export function layWeek(shifts: readonly Named[], free: readonly Span[], classes: readonly Named[], beside: readonly Span[] = []) {
  const layers = [
    ...classes.map((span) => ({ span, kind: 'class' as const })),
    ...free.map((span) => ({ span, kind: 'free' as const })),
    ...shifts.map((span) => ({ span, kind: kindOf(span) })),
  ]
  const parts = merged(
    layers.flatMap(({ span, kind }) =>
      (kind === 'class' || kind === 'free' ? partsOf(span) : shiftParts(span)).map((part): Part => ({
        end: timeOf(part.to),
        ...part,
        kind,
        span,
      })),
    ),
  )
  const shown = [...parts, ...beside.flatMap(shiftParts)]
  const first = shown.length ? Math.max(0, Math.floor(Math.min(...shown.map((part) => part.from)) / 60) - 1) : 7
  const last = shown.length ? Math.min(24, Math.ceil(Math.max(...shown.map((part) => part.to)) / 60) + 1) : 23
  const minutes = (last - first) * 60
  const blocks = parts.map(({ day, from, to, end, kind, span }): Block => ({
    day,
    kind,
    top: ((from - first * 60) / minutes) * 100,
    height: ((to - from) / minutes) * 100,
    start: timeOf(from),
    end,
    ...(span.label ? { label: span.label } : {}),
    ...(span.field ? { field: span.field } : {}),
    ...(kind === 'clash' && span.open === false ? { chosen: true } : {}),
  }))
  const step = last - first > 8 ? 4 : 2
  const ticks = []
  for (let hour = first + 1; hour < last; hour += step)
    ticks.push({ text: String(hour).padStart(2, '0'), top: ((hour - first) / (last - first)) * 100 })
  return { blocks, ticks, hours: { first, last } }
}
