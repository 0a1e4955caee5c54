/** What a mail that a job closed offers instead. */
import { takesApplications } from '@evenshift/contract/states/job/job'
import { hasTooFewShifts, openShifts } from '@evenshift/contract/states/job/usual-hours'
import { takenShifts } from '#server/capabilities/work/hiring/cover/seats'
import type { LikeJobs } from '#server/capabilities/work/hiring/letters/mail-words'
import { applicantsOfJobs } from '#server/capabilities/work/hiring/lists/applications'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { type JobEnd, type JobForApplication, advertCardOf, findJobCards, jobLine, shiftsTold } from '#server/capabilities/work/jobs/public'
import { employerSigns } from '#server/capabilities/parties/companies/public'
import { hiddenFrom } from '#server/capabilities/parties/marks/public'
import { seekerForJobs } from '#server/capabilities/parties/profiles/public'
import type { MatchSeeker } from '#server/capabilities/ground/match/public'
import { placeOf } from '#server/capabilities/ground/reference/public'
import { jobIdsLike, jobIdsOf, seekerSide } from '#server/capabilities/ground/search/public'
import type { Db } from '#server/platform/database/port'

const LISTED_MOST = 3
/** The newest that are read for everybody of one reach: enough to leave out what one of them applied for or hid. */
const READ_MOST = 20

type Listed = LikeJobs['listed'][number]

/** These jobs as a mail lists them, by id; what takes no applications any more, or has too few shifts left for one person, is left out. */
async function linesOf(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, { readonly listed: Listed; readonly employerId: string }>> {
  const rows = await findJobCards(db, ids)
  const adverts = rows.flatMap((row) => advertCardOf(row) ?? [])
  const employerOf = new Map(rows.map(({ id, employerId }) => [id, employerId]))
  const names = await employerSigns(db, [...employerOf.values()])
  const withShifts = adverts.map(({ card, asked }) => ({ id: card._id, ...asked }))
  const taken = await takenShifts(db, withShifts, now)
  return new Map(
    adverts.flatMap(({ card, asked }) => {
      const employerId = employerOf.get(card._id) ?? ''
      const employer = names.get(employerId)
      if (employer === undefined || !takesApplications(card.status) || hasTooFewShifts(asked, taken)) return []
      const shifts = shiftsTold({ ...asked, shifts: openShifts(asked, taken) }).join(', ')
      const listed = { text: `${jobLine(card, employer.name)}. ${shifts}`, path: `/find/${card._id}` }
      return [[card._id, { listed, employerId }] as const]
    }),
  )
}

/** Of a company that leaves, every other job ends with this one. */
const endsAll: readonly JobEnd[] = ['employer_left']

/** Who lives and travels alike reaches the same jobs. */
const reachKey = ({ home, travelMode, travelMinutes }: MatchSeeker): string => [home?.name, travelMode, travelMinutes].join()

/** The newest jobs like one that ended, open and within reach, for whoever had applied for it: a few each, by application. */
export async function likeFor(
  db: Db,
  rows: readonly ApplicationRow[],
  job: JobForApplication,
  end: JobEnd,
  now: Date,
): Promise<Map<string, LikeJobs>> {
  const excluded = endsAll.includes(end) ? await jobIdsOf(db, [job.employerId]) : []
  const [reached, keys] = [new Map<string, readonly string[]>(), new Map<string, string>()]
  for (const { id, seekerId } of rows) {
    const seeker = await seekerForJobs(db, seekerId)
    if (seeker === null) continue
    // Of who never said where they live it is known where they would have worked.
    const match = { ...seeker.match, home: seeker.match.home ?? placeOf(job.outcode, job.location) }
    const key = reachKey(match)
    keys.set(id, key)
    if (reached.has(key)) continue
    const scope = { query: { reach: 'near' as const }, place: null, side: seekerSide(match), asOf: now, excluded }
    reached.set(key, await jobIdsLike(db, job, scope, READ_MOST))
  }
  const ids = [...new Set([...reached.values()].flat())]
  const lines = await linesOf(db, ids, now)
  const applied = await applicantsOfJobs(db, ids)
  const hidden = await hiddenFrom(
    db,
    rows.map(({ seekerId }) => seekerId),
  )
  const listedFor = ({ id, seekerId }: ApplicationRow): Listed[] =>
    (reached.get(keys.get(id) ?? '') ?? []).flatMap((jobId) => {
      const [line, mine] = [lines.get(jobId), hidden.get(seekerId)]
      const isLeftOut = applied.get(jobId)?.has(seekerId) || mine?.has(jobId) || (line && mine?.has(line.employerId))
      return line === undefined || isLeftOut ? [] : [line.listed]
    })
  const search = `/find?${new URLSearchParams({ q: job.jobRole?.name ?? job.title }).toString()}`
  const known = rows.filter(({ id }) => keys.has(id))
  return new Map(known.map((row) => [row.id, { listed: listedFor(row).slice(0, LISTED_MOST), search }]))
}
