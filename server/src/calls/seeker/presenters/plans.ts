import type { PlannedSet, WeekPlan } from '@evenshift/contract/model/job/plan'
import { personalCards } from '#server/calls/seeker/presenters/job-cards'
import { hoursHeld } from '#server/calls/seeker/presenters/ledgers'
import {
  type PlanFigures,
  type PlanLimits,
  type PlanPerson,
  type Proposal,
  placeKeyOf,
  planPerson,
} from '#server/capabilities/derived/plan/public'
import { matchJob } from '#server/capabilities/ground/match/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { hasReachedAge } from '#server/capabilities/parties/profiles/public'
import { type HeldWork, type SeekerAtWork } from '#server/capabilities/work/hiring/public'
import type { Db } from '#server/platform/database/port'

/** Where held work is; an offer names no postcode. */
const placeOfWork = ({ workplace, location, shifts }: HeldWork) =>
  matchJob({ workplace, location, shifts, outcode: null, jobRole: null, sector: '', shiftsNeeded: null, skillsRequired: [] }).place

export interface Planner {
  readonly person: PlanPerson
  readonly beside: Pick<WeekPlan, 'held' | 'hours'>
}
/** The seeker with the work that they hold from today on, and the limit that counts with it. */
export async function plannerOf(db: Db, seekerId: string, seeker: SeekerAtWork, now: Date): Promise<Planner> {
  const { profile, held } = seeker
  const today = londonDate(now)
  const isAdult = await hasReachedAge(db, seekerId, 18, today)
  const worked = hoursHeld(seeker, today)
  const limits: PlanLimits = {
    isUnder18: !isAdult,
    weeklyHourLimit: worked.limit,
    heldShifts: held.flatMap((work) =>
      work.shifts.map(({ day, start, end }) => ({ day, start, end, place: placeKeyOf(placeOfWork(work)) })),
    ),
    heldHours: worked.held,
  }
  return {
    person: planPerson(profile, limits),
    beside: {
      held: held.flatMap(({ label, shifts }) => shifts.map(({ day, start, end }) => ({ day, start, end, label }))),
      hours: worked,
    },
  }
}

const figuresOf = ({ hours, payPence, travelPence, travelMinutes }: PlanFigures) => ({
  hours,
  pay: payPence / 100,
  fares: travelPence / 100,
  travelMinutes,
})

/** Sets with the cards of their jobs; one whose job is gone in the meantime is left out. */
export async function presentSets(
  db: Db,
  seekerId: string,
  seeker: SeekerAtWork,
  proposals: readonly Proposal[],
  now: Date,
): Promise<PlannedSet[]> {
  const ids = [...new Set(proposals.flatMap(({ set }) => set.jobs.map(({ _id }) => _id)))]
  const cards = new Map((await personalCards(db, seekerId, ids, now, seeker)).map((card) => [card._id, card]))
  return proposals.flatMap(({ set, merits }) => {
    const jobs = set.jobs.flatMap((part) => {
      const job = cards.get(part._id)
      return job === undefined ? [] : [{ job, shifts: [...part.shifts], ...figuresOf(part) }]
    })
    return jobs.length < set.jobs.length ? [] : [{ jobs, ...figuresOf(set), left: set.leftPence / 100, merits: [...merits] }]
  })
}
