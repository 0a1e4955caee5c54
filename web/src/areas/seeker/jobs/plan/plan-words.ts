import type { PlanEasing, PlannedSet, WeekPlan } from '@evenshift/contract/model/job/plan'
import type { PlanMerit } from '@evenshift/contract/states/job/plan'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { hoursWords, minutesWords, shortHours } from '#web/shared/week/worked-hours'
import { counted } from '#web/shared/words/numbers'
import { pounds, wholePounds } from '#web/shared/words/pay'
import { dayShort, weekDays } from '#web/ui/week/days'
import { DAY_MINUTES, lengthOf, minutesOf, timeOf } from '#web/ui/week/times'

const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'] as const
const wordOf = (count: number): string => inWords[count] ?? String(count)
/** More days off than these are counted, not named: the list would be longer than the week. */
const OFF_NAMED = 4
/** "Mon, Wed and Sun". */
const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`

/** What tells a set from the others: its jobs and their shifts. */
export const keyOf = ({ jobs }: Pick<PlannedSet, 'jobs'>): string =>
  jobs.map(({ job, shifts }) => [job._id, ...shifts.map(({ _id }) => _id)].join('+')).join(' ')

const shiftsOf = ({ jobs }: PlannedSet): readonly { readonly day: number }[] => jobs.flatMap(({ shifts }) => shifts)
/** Days without work: whether somebody is free on them is another matter. */
const daysOff = (set: PlannedSet, held: WeekPlan['held']): string[] => {
  const taken = new Set([...shiftsOf(set), ...held].map(({ day }) => day))
  return weekDays.filter(({ id }) => !taken.has(id)).map(({ short }) => short)
}

const byMoney = ['Most money', 'Next best pay', 'Third best pay'] as const
/** A week that nothing else tells from the others is known by its place among them. */
function plainTitle(set: PlannedSet, sets: WeekPlan['sets']): string {
  if (sets.length === 1) return 'Your week'
  return byMoney[sets.toSorted((one, other) => other.left - one.left).indexOf(set)] ?? 'Another week'
}

/** A week's name, and what else is nice about it. */
export interface SetWords {
  readonly title: string
  readonly text: string
}
export function setWords(set: PlannedSet, { held, sets }: Pick<WeekPlan, 'held' | 'sets'>): SetWords {
  const off = daysOff(set, held)
  const titles: Readonly<Record<PlanMerit, string>> = {
    fewest_hours: 'Fewest hours',
    most_free_days: `${wordOf(off.length)} ${off.length === 1 ? 'day' : 'days'} off`,
    most_money: byMoney[0],
    shortest_way: 'Shortest journey',
  }
  const [merit] = set.merits
  const title = merit === undefined ? plainTitle(set, sets) : titles[merit]
  if (merit === 'most_free_days') return { title, text: listed(off) }
  const isAtWeekend = [...shiftsOf(set), ...held].some(({ day }) => day === 1 || day === 7)
  const fromHome = set.jobs.filter(({ job }) => job.workplace === 'remote').length
  if (fromHome > 0) return { title, text: `${wordOf(fromHome)} ${fromHome === 1 ? 'job' : 'jobs'} from home` }
  if (!isAtWeekend) return { title, text: 'No weekend work' }
  if (off.length === 0) return { title, text: 'Work on every day' }
  return { title, text: off.length > OFF_NAMED ? `${wordOf(off.length)} days off` : `No work ${listed(off, 'or')}` }
}

/** "Mon and Wed, 17:30–21:30 Library assistant; …; already Thu 16:00–22:00 Union bar": what a drawn week shows. */
export function setSentence({ jobs }: Pick<PlannedSet, 'jobs'>, held: WeekPlan['held']): string {
  const employers = [...new Set(held.map(({ label }) => label))]
  return [
    ...jobs.map(({ job, shifts }) => `${shiftsWords(shifts)} ${job.title}`),
    ...employers.map((employer) => `already ${shiftsWords(held.filter(({ label }) => label === employer))} ${employer}`),
  ].join('; ')
}

/** Whether the way to every job of it is known: from a city alone it isn't, and nothing is told of it. */
export const isWayKnown = ({ jobs }: Pick<PlannedSet, 'jobs'>): boolean =>
  jobs.every(({ job }) => job.workplace === 'remote' || job.travel !== null)

/** "21:44, Mon and Wed": the latest that somebody is home. */
export function latestHome({ jobs }: PlannedSet): string {
  const homes = jobs.flatMap(({ job, shifts }) =>
    shifts.map((shift) => ({ day: shift.day, minute: minutesOf(shift.start) + lengthOf(shift) + (job.travel?.minutes ?? 0) })),
  )
  const latest = Math.max(...homes.map(({ minute }) => minute))
  const days = weekDays.filter(({ id }) => homes.some(({ day, minute }) => day === id && minute === latest)).map(({ id }) => dayShort(id))
  return `${timeOf(latest % DAY_MINUTES)}, ${listed(days)}`
}

/** "2 h", "1 h 40 min", "56 min". */
export const timeTravelling = (minutes: number): string => (minutes === 0 ? minutesWords(0) : shortHours(minutes / 60))

/** "You have 6 hours of work a week: Union bar.", some of which may start later; left out where the chosen week beside it counts them. */
function heldWords({ held, limit, employers }: WeekPlan['hours'], isBeside: boolean): string {
  const work = held === 0 || isBeside ? '' : ` You have ${hoursWords(held)} of work a week: ${listed(employers)}.`
  return limit === null ? work : `${work} You’ve ${hoursWords(Math.max(0, limit - held))} of your ${limit} left.`
}

/** What was found, beside which work, and how many hours are left. */
export function foundWords({ sets, jobs, isReached, hours }: WeekPlan): string {
  const ways = `${counted(sets.length, 'way')} to fill your week`
  const left = heldWords(hours, sets.length > 0)
  if (isReached) return `${ways}, from the ${counted(jobs, 'job')} that ${jobs === 1 ? 'fits' : 'fit'}.${left}`
  if (sets.length === 0) return `No week fits these limits yet.${left}`
  return `The most you can earn here is ${pounds(Math.max(...sets.map((set) => set.left)))}.${left}`
}

/** What a press on it changes, and how many ways to fill the week there are then; the most that can be earned is said above them. */
export function easingWords(easing: PlanEasing): Pick<SetWords, 'title'> & Partial<SetWords> {
  switch (easing.ease) {
    case 'hours':
      return { title: `Work up to ${hoursWords(Math.ceil(easing.to))}`, text: waysWork(easing.weeks) }
    case 'homeBy':
      return { title: `Be home by ${easing.to}`, text: waysWork(easing.weeks) }
    case 'money':
      return { title: `Ask for ${wholePounds(easing.to)} a week` }
  }
}
const waysWork = (ways: number): string => `${counted(ways, 'way')} would work`

/** "Apply to both". */
export const applyWords = (jobs: number): string => (jobs === 1 ? 'Apply' : jobs === 2 ? 'Apply to both' : `Apply to all ${jobs}`)
