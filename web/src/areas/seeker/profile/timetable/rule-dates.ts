import ICAL from 'ical.js'
import { DAY_MINUTES, WEEK_MINUTES, type Wall, dayOf, weekStartOf } from '#web/areas/seeker/profile/timetable/london-wall'

/** How often the rules of one file may step altogether, and those that the library steps, each of which takes far longer. */
export class Steps {
  #own = 300_000
  #library = 5_000
  own(): void {
    if (--this.#own < 0) throw new Error('too many dates')
  }
  library(): void {
    if (--this.#library < 0) throw new Error('too many dates')
  }
}

const INTERVAL_MOST = 53
const days = ['', 'SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The parts of a rule, by their names in the standard. */
function partsOf(rule: ICAL.Recur) {
  const parts = rule.parts as Readonly<Record<string, readonly (string | number)[]>>
  const names = Object.keys(parts).filter((name) => (parts[name]?.length ?? 0) > 0)
  return { names, days: (parts['BYDAY'] ?? []).map((day) => days.indexOf(String(day))), months: (parts['BYMONTH'] ?? []).map(Number) }
}

const monthOf = (wall: Wall): number => new Date(wall * 60_000).getUTCMonth() + 1

/** Every day or every week, which is what timetables do: on numbers, as the library takes a thousand times as long. */
function* simpleDates(rule: ICAL.Recur, start: Wall, [from, to]: readonly [Wall, Wall], steps: Steps): Generator<Wall> {
  const { names, days: byDay, months } = partsOf(rule)
  if (names.some((name) => name !== 'BYDAY' && name !== 'BYMONTH') || byDay.includes(-1)) throw new Error('a rule of no timetable')
  const clock = start - Math.floor(start / DAY_MINUTES) * DAY_MINUTES
  const isWeekly = rule.freq === 'WEEKLY'
  const first = isWeekly ? weekStartOf(start, rule.wkst) : start - clock
  const stride = rule.interval * (isWeekly ? WEEK_MINUTES : DAY_MINUTES)
  const on = new Set(byDay.length > 0 ? byDay : isWeekly ? [dayOf(start)] : [1, 2, 3, 4, 5, 6, 7])
  /** Of a week only the days that the rule names are stepped. */
  const places = isWeekly ? [0, 1, 2, 3, 4, 5, 6].map((day) => day * DAY_MINUTES).filter((day) => on.has(dayOf(first + day))) : [0]
  let left = rule.count ?? Number.POSITIVE_INFINITY
  const skipped = rule.count === null ? Math.max(0, Math.floor((from - first) / stride) - 1) : 0
  for (let period = first + skipped * stride; period < to; period += stride)
    for (const place of places) {
      steps.own()
      const date = period + place + clock
      if (date < start || !on.has(dayOf(date)) || (months.length > 0 && !months.includes(monthOf(date)))) continue
      if (left-- <= 0) return
      yield date
    }
}

function* libraryDates(rule: ICAL.Recur, start: Wall, steps: Steps): Generator<Wall> {
  const unending = rule.clone()
  unending.until = null
  const at = new Date(start * 60_000)
  const first = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate(), hour: at.getUTCHours() }
  const times = unending.iterator(new ICAL.Time({ ...first, minute: at.getUTCMinutes(), isDate: false }, ICAL.Timezone.localTimezone))
  for (let next = times.next(); next; next = times.next()) {
    steps.library()
    yield Date.UTC(next.year, next.month - 1, next.day, next.hour, next.minute) / 60_000
  }
}

/** The dates of a rule without regard to its end, perhaps without those long before `from` and those after `to`. Throws for one that no timetable has. */
export function datesOf(rule: ICAL.Recur, start: Wall, [from, to]: readonly [Wall, Wall], steps: Steps): Generator<Wall> {
  if (rule.interval > INTERVAL_MOST) throw new Error('a rule of no timetable')
  switch (rule.freq) {
    case 'DAILY':
    case 'WEEKLY':
      return simpleDates(rule, start, [from, to], steps)
    case 'MONTHLY':
    case 'YEARLY':
      return libraryDates(rule, start, steps)
    default:
      throw new Error('a rule of no timetable')
  }
}
