import type { PlanEasing, SavedPlan } from '@evenshift/contract/model/job/plan'
import type { InputFault } from '@evenshift/contract/refusals'
import type { seekerPlan } from '@evenshift/contract/seeker/jobs/plan'
import { callingSeeker, travelling } from '#server/calls/seeker/presenters/jobs'
import { plannerOf, presentSets } from '#server/calls/seeker/presenters/plans'
import {
  type SavedPlanRow,
  eraseSavedPlanOf,
  findSavedPlan,
  partOf,
  planJobs,
  planWeek,
  proposalsOf,
  setOfParts,
  writeSavedPlan,
} from '#server/capabilities/derived/plan/public'
import { bestJobIds, findableAmong } from '#server/capabilities/ground/search/public'
import { hiddenJobIds } from '#server/capabilities/parties/marks/public'
import { appliedJobIds } from '#server/capabilities/work/hiring/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

/** The best of a search that a plan is made from: it holds the process while it is reckoned, some tens of milliseconds at this many. */
const JOBS_MOST = 300

const easingOf = (easing: ReturnType<typeof planWeek>['easings'][number]): PlanEasing => {
  switch (easing.ease) {
    case 'money':
      return { ease: 'money', to: Math.floor(easing.to / 100) }
    case 'hours':
      return { ease: 'hours', to: easing.to, weeks: easing.sets }
    case 'homeBy':
      return { ease: 'homeBy', to: easing.to, weeks: easing.sets }
  }
}

type Picked = Pick<SavedPlanRow, 'seekerId' | 'jobs' | 'travelMode'>
/** The set of what was picked, as it stands now; the faults of what no longer does. */
async function pickedSet(db: Db, { seekerId, jobs, travelMode }: Picked, now: Date) {
  const ids = jobs.map(({ jobId }) => jobId)
  const [seeker, findable, applied] = await Promise.all([
    callingSeeker(db, seekerId, now).then((one) => travelling(one, travelMode ?? undefined)),
    findableAmong(db, ids),
    appliedJobIds(db, seekerId),
  ])
  const { person } = await plannerOf(db, seekerId, seeker, now)
  const open = new Map((await planJobs(db, [...findable], person.limits.isUnder18, now)).map((job) => [job._id, job]))
  const faults: InputFault[] = []
  const parts = jobs.flatMap(({ jobId, shifts }, at) => {
    const job = open.get(jobId)
    const worked = job?.shifts.filter(({ _id }) => shifts.includes(_id)) ?? []
    if (job === undefined) faults.push({ path: `jobs.${at}.jobId`, message: 'This job isn’t open any more' })
    else if (applied.includes(jobId)) faults.push({ path: `jobs.${at}.jobId`, message: 'You’ve applied for this job already' })
    else if (ids.indexOf(jobId) !== at) faults.push({ path: `jobs.${at}.jobId`, message: 'This job is in the week already' })
    else if (worked.length < shifts.length)
      faults.push({ path: `jobs.${at}.shifts`, message: 'One of these shifts isn’t this job’s any more' })
    else return [partOf(job, worked, person)]
    return []
  })
  return { seeker, faults, set: faults.length > 0 ? null : setOfParts(parts) }
}

async function presentSaved(db: Db, row: SavedPlanRow, now: Date): Promise<SavedPlan> {
  const { seekerId, money, hours, homeBy, travelMode, savedAt } = row
  const { seeker, set } = await pickedSet(db, row, now)
  const [shown] = set === null ? [] : await presentSets(db, seekerId, seeker, [{ set, merits: [] }], now)
  return { money, hours, homeBy, travelMode, savedAt: savedAt.toISOString(), set: shown ?? null }
}

export const planCalls = {
  planWeek: async ({ query: { money, hours, homeBy = null, travelMode } }, { db, queue, clock, me }) => {
    const now = clock.now()
    const [seeker, hidden, applied] = await Promise.all([
      callingSeeker(db, me.userId, now).then((one) => travelling(one, travelMode)),
      hiddenJobIds(db, me.userId),
      appliedJobIds(db, me.userId),
    ])
    const asking = { seekerId: me.userId, seeker: seeker.match, queue }
    const [ids, { person, beside }] = await Promise.all([
      bestJobIds(db, asking, JOBS_MOST, [...hidden, ...applied], now),
      plannerOf(db, me.userId, seeker, now),
    ])
    const jobs = await planJobs(db, ids, person.limits.isUnder18, now)
    const plan = planWeek(jobs, person, { pencePerWeek: 100 * money, hoursMost: hours, homeBy })
    const sets = await presentSets(db, me.userId, seeker, proposalsOf(plan), now)
    return { jobs: jobs.length, isReached: plan.isReached, sets, easings: plan.easings.map(easingOf), ...beside }
  },

  savedPlan: async (_input, { db, clock, me }) => {
    const row = await findSavedPlan(db, me.userId)
    return { plan: row === null ? null : await presentSaved(db, row, clock.now()) }
  },

  savePlan: async ({ body }, { db, clock, me }) => {
    const now = clock.now()
    const row = { seekerId: me.userId, ...body, travelMode: body.travelMode ?? null, savedAt: now }
    const { faults } = await pickedSet(db, row, now)
    if (faults.length > 0) return refuse('INVALID_INPUT', { errors: faults })
    await writeSavedPlan(db, row)
    return presentSaved(db, row, now)
  },

  deletePlan: async (_input, { db, me }) => eraseSavedPlanOf(db, me.userId),
} satisfies Handlers<typeof seekerPlan, SeekerContext>
