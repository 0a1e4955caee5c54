/** The week beside the landing page's form: shifts of live jobs in the time that classes leave. */
import { minuteOf } from '@evenshift/contract/shift-times'
import { dayName } from '@evenshift/contract/states/week'
import { weekDays } from '#server/http/pages/job-card'
import type { WeekShift } from '#server/http/pages/landing/shown'
import { escapeHtml as safe } from '#server/http/pages/plain-page'

const FIRST_HOUR = 7
const LAST_HOUR = 23
const ROWS_AN_HOUR = 2
/** A shorter block has no room for its words. */
const ROWS_LEAST = 4
/** On a phone a longer word has to be broken; m and w are as wide as two letters. */
const LETTERS_MOST = 8
/** More a day leave no free time to see. */
const DAY_MOST = 2

type Times = Pick<WeekShift, 'day' | 'start' | 'end'>
/** An example of a student's week, which is all of it that isn't from the market. */
const classes: readonly Times[] = [
  { day: 2, start: '09:00', end: '12:00' },
  { day: 3, start: '10:00', end: '13:00' },
  { day: 4, start: '09:00', end: '11:00' },
  { day: 5, start: '11:00', end: '15:00' },
  { day: 6, start: '09:00', end: '12:00' },
]

/** Rows from the first hour on; an end on the next day lies below the last. */
function rowsOf({ start, end }: Times): readonly [from: number, to: number] {
  const rowAt = (minutes: number): number => (minutes / 60 - FIRST_HOUR) * ROWS_AN_HOUR
  return [Math.floor(rowAt(minuteOf(start))), end <= start ? Infinity : Math.ceil(rowAt(minuteOf(end)))]
}
const meet = (one: Times, other: Times): boolean => {
  const [[from, to], [otherFrom, otherTo]] = [rowsOf(one), rowsOf(other)]
  return one.day === other.day && from < otherTo && otherFrom < to
}
function hasRoom(shift: Times): boolean {
  const [from, to] = rowsOf(shift)
  return from >= 0 && to <= (LAST_HOUR - FIRST_HOUR) * ROWS_AN_HOUR && to - from >= ROWS_LEAST
}

/** Words that name no work; the one before them does. */
const GENERAL = /^(?:assistant|attendant|member|staff|worker)$/i
/** What a job is in one word: "Porter" of a kitchen porter, "Library" of a library assistant. */
export function shortWord(title: string): string {
  const [work = title] = title.split(/ (?:at|for|in|to|with) /i, 1)
  const words = work.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const last = words.pop() ?? title
  const word = GENERAL.test(last) ? (words.pop() ?? last) : last
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
const isShort = (word: string): boolean => word.replaceAll(/[mw]/gi, '$&$&').length <= LETTERS_MOST

/** Those of these shifts, the first ones first, that have room in the drawn hours beside classes and each other, with their words. */
export function shiftsBesideClasses(shifts: readonly WeekShift[]): WeekShift[] {
  const placed: WeekShift[] = []
  for (const shift of shifts.filter(({ title }) => isShort(shortWord(title)))) {
    const ofDay = placed.filter(({ day }) => day === shift.day)
    if (ofDay.length < DAY_MOST && hasRoom(shift) && ![...classes, ...ofDay].some((other) => meet(shift, other))) placed.push(shift)
  }
  return placed
}

const told = ({ day, start, end, title, pay }: WeekShift): string =>
  `${dayName(day)} ${start} to ${end}, ${title}${pay === '' ? '' : `, ${pay} an hour`}`

/** HTML, and the style of this week alone: where each block lies. Without a shift it's classes alone, and says so. */
export function landingWeek(shifts: readonly WeekShift[]): { readonly html: string; readonly style: string } {
  const placed = shiftsBesideClasses(shifts)
  const blocks = [
    ...classes.map((one) => ({ ...one, html: '<b>Class</b>', kind: 'class' })),
    ...placed.map((one) => ({
      ...one,
      html: `<b>${safe(shortWord(one.title))}</b>${one.pay === '' ? '' : `<span>${safe(one.pay)}</span>`}`,
      kind: 'job',
    })),
  ]
  const columns = weekDays.map(({ id, name }) => {
    const ofDay = blocks.flatMap(({ day, html, kind }, place) => (day === id ? [`<i class="${kind} b${place}">${html}</i>`] : []))
    return `<div><b class="day">${name.slice(0, 3)}</b><div class="hours">${ofDay.join('')}</div></div>`
  })
  const [label, caption] =
    placed.length === 0
      ? ['An example of a week of classes.', 'An example of a week of classes, and the time left for work.']
      : [
          `An example of a week of classes, with shifts of live jobs in between: ${placed.map(told).join('; ')}.`,
          'Shifts from jobs live today, beside an example of classes.',
        ]
  return {
    html: `<div class="hero-week"><div class="days-of" role="img" aria-label="${safe(label)}">${columns.join('')}</div><p>${caption}</p></div>`,
    style: blocks
      .map((block, place) => {
        const [from, to] = rowsOf(block)
        return `.b${place}{grid-row:${from + 1}/${to + 1}}`
      })
      .join(''),
  }
}

export const landingWeekStyle = `
.hero-week{display:grid;gap:8px}.hero-week p{color:var(--on-hero)}.days-of{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:2px}.day{display:block;margin-bottom:8px;text-align:center;font:600 min(.875rem,4vw)/1 Figtree,system-ui,sans-serif}
.hours{display:grid;grid-template:repeat(${(LAST_HOUR - FIRST_HOUR) * ROWS_AN_HOUR},minmax(0,1fr))/minmax(0,1fr);height:clamp(288px,33vw,430px);border-radius:12px;background:rgb(255 255 255/.09);overflow:hidden}
.hours i{display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:0;padding-inline:1px;border-radius:9px;overflow:hidden;text-align:center;font:400 min(.8125rem,3.1vw)/1.2 Figtree,system-ui,sans-serif;letter-spacing:-.015em}.hours b{font-weight:600}.hours .class{margin-inline:3px;background:var(--class);color:var(--on-hero)}.hours .job{background:#ffc24b;color:#3b2700}
@media(max-width:19.9em){.hero-week{display:none}}
@media(min-width:47.5em){.days-of{gap:6px}.hours i{padding-inline:4px;letter-spacing:0}}
@media(forced-colors:active){.hours i{border:1px solid CanvasText}.hours .job{border:2px solid Highlight}}`
