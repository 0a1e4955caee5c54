/** What a mail that a job closed offers instead. */
import { takesApplications } from '@evenshift/contract/states/job/job'
import { hasTooFewShifts, openShifts } from '@evenshift/contract/states/job/usual-hours'
import { takenShifts } from '#server/capabilities/work/hiring/cover/seats'
import type { LikeJobs } from '#server/capabilities/work/hiring/letters/mail-words'
import { appliedJobIds } from '#server/capabilities/work/hiring/lists/applications'
import { seekerAtWork } from '#server/capabilities/work/hiring/offers/at-work'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { type JobEnd, type JobForApplication, advertCardOf, findJobCards, jobLine, shiftsTold } from '#server/capabilities/work/jobs/public'
import { employerSigns } from '#server/capabilities/parties/companies/public'
import { hiddenJobIds } from '#server/capabilities/parties/marks/public'
import { placeOf } from '#server/capabilities/ground/reference/public'
import { jobIdsLike, jobIdsOf, seekerSide } from '#server/capabilities/ground/search/public'
import type { Db } from '#server/platform/database/port'

const LISTED_MOST = 3

type Listed = LikeJobs['listed'][number]

/** These jobs as a mail lists them, by id; what takes no applications any more, or has too few shifts left for one person, is left out. */
async function linesOf(db: Db, ids: readonly string[], now: Date): Promise<Map<string, Listed>> {
  const rows = await findJobCards(db, ids)
  const adverts = rows.flatMap((row) => advertCardOf(row) ?? [])
  const employerOf = new Map(rows.map(({ id, employerId }) => [id, employerId]))
  const names = await employerSigns(db, [...employerOf.values()])
  const withShifts = adverts.map(({ card, asked }) => ({ id: card._id, ...asked }))
  const taken = await takenShifts(db, withShifts, now)
  return new Map(
    adverts.flatMap(({ card, asked }): [string, Listed][] => {
      const employer = names.get(employerOf.get(card._id) ?? '')
      if (employer === undefined || !takesApplications(card.status) || hasTooFewShifts(asked, taken)) return []
      const shifts = shiftsTold({ ...asked, shifts: openShifts(asked, taken) }).join(', ')
      return [[card._id, { text: `${jobLine(card, employer.name)}. ${shifts}`, path: `/find/${card._id}` }]]
    }),
  )
}

/** Of a company that leaves, every other job ends with this one. */
const endsAll: readonly JobEnd[] = ['employer_left']

/** The newest jobs like one that ended, open and within reach, for whoever had applied for it: a few each, by application. */
export async function likeFor(
  db: Db,
  rows: readonly ApplicationRow[],
  job: JobForApplication,
  end: JobEnd,
  now: Date,
): Promise<Map<string, LikeJobs>> {
  const ending = endsAll.includes(end) ? await jobIdsOf(db, [job.employerId]) : []
  const found = new Map<string, string[]>()
  for (const { id, seekerId } of rows) {
    const seeker = await seekerAtWork(db, seekerId, now)
    if (seeker === null) continue
    const excluded = [...(await hiddenJobIds(db, seekerId)), ...(await appliedJobIds(db, seekerId)), ...ending]
    // Of who never said where they live it is known where they would have worked.
    const home = seeker.match.home ?? placeOf(job.outcode, job.location)
    const scope = { query: { reach: 'near' as const }, place: null, side: seekerSide({ ...seeker.match, home }), asOf: now, excluded }
    found.set(id, await jobIdsLike(db, job, scope, LISTED_MOST))
  }
  const lines = await linesOf(db, [...new Set([...found.values()].flat())], now)
  const search = `/find?${new URLSearchParams({ q: job.jobRole?.name ?? job.title }).toString()}`
  return new Map([...found].map(([id, jobIds]) => [id, { listed: jobIds.flatMap((jobId) => lines.get(jobId) ?? []), search }]))
}
