/** The week plan: sets of one to three jobs whose shifts one person can work, and which limit to ease where none reaches the money. */
import { homeMinute, latestMinute, minutesMost } from '#server/capabilities/derived/plan/choices'
import { partOf, setOfParts } from '#server/capabilities/derived/plan/figures'
import { marketOf } from '#server/capabilities/derived/plan/market'
import type { Easing, Plan, PlanJob, PlanPerson, PlanSet, PlanWanted } from '#server/capabilities/derived/plan/model'
import { type Found, isReachable, reachingSets, shortSets } from '#server/capabilities/derived/plan/sets'
import { type WorkableJob, workableJobs } from '#server/capabilities/derived/plan/workable'

/** Nobody is asked to work more than this for the sake of a plan. */
const HOURS_EASED_MOST = 60
const HOME_EASED_BEFORE = 30 * 60
const STEP_MINUTES = 30
/** Of all searches of a plan, some tens of milliseconds. Plans of 300 jobs take fewer; 300 jobs of the very same shifts would take seconds. */
const STEPS_MOST = 50_000

const setOf = (jobs: readonly WorkableJob[], person: PlanPerson, found: Found): PlanSet =>
  setOfParts(
    found.choices
      .toSorted((a, b) => a.job - b.job)
      .flatMap(({ job, spans }) => {
        const of = jobs[job]?.job
        return of === undefined
          ? []
          : partOf(
              of,
              spans.map(({ shift }) => shift),
              person,
            )
      }),
  )

/** The first of these, each easier than the one before, with which the money is reached; undefined where not even with the last. */
function firstThatReaches<T>(steps: readonly T[], reaches: (step: T) => boolean): T | undefined {
  let [from, to] = [0, steps.length - 1]
  const last = steps.at(-1)
  if (last === undefined || !reaches(last)) return undefined
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const step = steps[middle]
    if (step !== undefined && reaches(step)) to = middle
    else from = middle + 1
  }
  return steps[from]
}

const timeWords = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Half-hour by half-hour, beyond the hours wanted. */
function hoursToTry(person: PlanPerson, { hoursMost }: PlanWanted): number[] {
  const most = minutesMost(person, HOURS_EASED_MOST) / 60
  const first = Math.floor(hoursMost * 2) + 1
  return Array.from({ length: Math.max(0, Math.floor(most * 2) - first + 1) }, (_, at) => (first + at) / 2)
}

/** The half-hours by which somebody is home from shifts that are too late, up to six in the morning. */
function timesToTry(jobs: readonly WorkableJob[], { homeBy }: PlanWanted): number[] {
  const latest = latestMinute(homeBy)
  const homes = jobs.flatMap(({ way, spans }) => spans.map((span) => Math.ceil(homeMinute(span, way) / STEP_MINUTES) * STEP_MINUTES))
  return [...new Set(homes)].filter((home) => home > latest && home < HOME_EASED_BEFORE).toSorted((a, b) => a - b)
}

/** Sets that reach the money come alone, the fewest jobs first, then the most left; else those that leave the most. */
export function planWeek(jobs: readonly PlanJob[], person: PlanPerson, wanted: PlanWanted): Plan {
  const workable = workableJobs(jobs, person)
  const budget = { steps: STEPS_MOST }
  const market = marketOf(workable, person, wanted, budget)
  const isExact = (): boolean => market.isExact && budget.steps >= 0
  const reaching = reachingSets(market, wanted.pencePerWeek)
  if (reaching.length > 0)
    return { sets: reaching.map((found) => setOf(workable, person, found)), isReached: true, easings: [], isExact: isExact() }

  const short = shortSets(market)
  const easings: Easing[] = []
  const reaches = (eased: Partial<PlanWanted>): boolean =>
    isReachable(marketOf(workable, person, { ...wanted, ...eased }, budget), wanted.pencePerWeek)
  const setsWith = (eased: Partial<PlanWanted>): number =>
    reachingSets(marketOf(workable, person, { ...wanted, ...eased }, budget), wanted.pencePerWeek).length

  const hoursMost = firstThatReaches(hoursToTry(person, wanted), (hours) => reaches({ hoursMost: hours }))
  if (hoursMost !== undefined) easings.push({ ease: 'hours', to: hoursMost, sets: setsWith({ hoursMost }) })
  const home = firstThatReaches(timesToTry(workable, wanted), (minute) => reaches({ homeBy: timeWords(minute) }))
  if (home !== undefined) easings.push({ ease: 'homeBy', to: timeWords(home), sets: setsWith({ homeBy: timeWords(home) }) })
  const [best] = short
  if (best !== undefined) easings.push({ ease: 'money', to: best.leftPence })
  return { sets: short.map((found) => setOf(workable, person, found)), isReached: false, easings, isExact: isExact() }
}
