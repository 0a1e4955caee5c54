import fc from 'fast-check'
import { v7 as uuidv7 } from 'uuid'
import { DAY_MS } from '@evenshift/contract/days'
import { type MatchSeeker, besideWork, weekOf } from '#server/capabilities/ground/match/public'
import { cities, cityNamed, interests, jobRoles, placeNamed, skills } from '#server/capabilities/ground/reference/public'
import type { SearchScope } from '#server/capabilities/ground/search/find/filters'
import { searchPage } from '#server/capabilities/ground/search/find/find'
import { type Order, orderOf } from '#server/capabilities/ground/search/ranking/order'
import { type JobFacts, indexJob } from '#server/capabilities/ground/search/public'
import { seekerSide } from '#server/capabilities/ground/search/ranking/seeker-side'
import type { Window } from '#server/capabilities/ground/search/find/store.search'
import type { Db } from '#server/platform/database/port'
import { migratedDatabase } from '#server/testkit/database/migrated'

export const JOBS = 160
export const START = Date.UTC(2026, 10, 21, 9)

const time = fc.integer({ min: 0, max: 47 }).map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const shift = fc.record({ day: fc.integer({ min: 1, max: 7 }), start: time, end: time })
export const weekOfShifts = fc.array(shift, { maxLength: 5 })
const typed = fc.constantFrom('Juggling', 'Fire eating', 'Clowning').map((name) => ({ _id: null, name }))
export const listed = fc.constantFrom(...skills().slice(0, 9), ...skills().slice(-3)).map(({ _id, name }) => ({ _id, name }))
/** A role with its own sector: few enough of both that jobs and seekers meet. */
export const roles = fc.constantFrom(...jobRoles().slice(0, 12))
const towns = fc.constantFrom(...['Leeds', 'Bradford', 'York', 'London', 'Aberdeen'].map((name) => cityNamed(name) ?? cities()[0]))
const somewhere = fc.constantFrom('Leeds', 'LS6', 'LS2', 'BD1', 'York', 'SE15').map((name) => placeNamed(name) ?? null)

const anyJob = fc.record({
  role: roles,
  city: towns,
  outcode: fc.option(fc.constantFrom('LS1', 'LS6', 'LS17', 'BD7', 'YO10', 'LS99', 'SE1')),
  shiftsNeeded: fc.option(fc.integer({ min: 1, max: 5 })),
  shifts: weekOfShifts,
  skillsRequired: fc.array(
    fc.tuple(fc.oneof(listed, listed, typed), fc.boolean()).map(([skill, must]) => ({ ...skill, must })),
    { maxLength: 5 },
  ),
  workplace: fc.constantFrom('on_site' as const, 'hybrid' as const, 'remote' as const),
  title: fc.constantFrom('Barista', 'Weekend barista at the Café', 'Shelf filler', '100% fun', 'Kitchen porter'),
  hourlyPence: fc.constantFrom(1271, 1300, 1333.3333, 1500, 2100.5),
  hoursPerWeek: fc.integer({ min: 2, max: 60 }).map((halves) => halves / 2),
  closesIn: fc.integer({ min: 0, max: 40 }),
  minute: fc.integer({ min: 0, max: 40 }),
  contractLength: fc.constantFrom('ongoing' as const, 'under_1_month' as const),
  isDbsCheck: fc.boolean(),
  openToInternationalStudents: fc.boolean(),
  isInterviewRecorded: fc.boolean(),
  easyApply: fc.boolean(),
  uniformProvided: fc.boolean(),
})
const atLeisure: fc.Arbitrary<MatchSeeker> = fc.record({
  skills: fc.array(
    fc.oneof(
      listed.map(({ _id, name }) => ({ name, position: skills().findIndex((one) => one._id === _id) })),
      typed.map(({ name }) => ({ name: name.toUpperCase(), position: null })),
    ),
    { maxLength: 8 },
  ),
  interests: fc.array(fc.constantFrom(...interests()), { maxLength: 20 }),
  free: fc.option(weekOfShifts.map((shifts) => weekOf(shifts))),
  busy: fc.constant([]),
  home: fc.option(somewhere),
  travelMode: fc.constantFrom('walk', 'cycle', 'public_transport', 'car', null),
  travelMinutes: fc.constantFrom(15, 30, 45, 90, 120),
})

/** Anybody, with whatever work they hold. */
export const anySeeker = fc.tuple(atLeisure, fc.oneof(fc.constant([]), weekOfShifts)).map(([seeker, work]) =>
  besideWork(
    seeker,
    work.map((one) => ({ ...one, label: 'work' })),
  ),
)

export const employerId = uuidv7()
export const jobs: JobFacts[] = fc.sample(anyJob, { numRuns: JOBS, seed: 4 }).map(({ role, city, closesIn, minute, ...job }) => ({
  ...job,
  open: job.shifts,
  _id: uuidv7(),
  employerId,
  employerName: 'The Corner Café',
  description: 'Serving coffee & cake, 50% of the time.',
  responsibilities: ['Open up'],
  sector: role.sector,
  jobRole: { _id: role._id, name: role.name },
  location: city?.name ?? '',
  totalHours: null,
  closingDate: new Date(START + closesIn * DAY_MS).toISOString().slice(0, 10),
  publishedAt: new Date(START - minute * 60_000),
}))

/** The jobs in an index of their own, and what finds them there. */
export async function indexedJobs() {
  const { database, close } = await migratedDatabase()
  for (const job of jobs) await indexJob(database.db, job)
  /** Those that a search finds, in the order newest first. */
  const found = async (query: SearchScope['query'], seeker = nobody, more: Partial<SearchScope> = {}): Promise<JobFacts[]> => {
    const { rows, total } = await find(database.db, scope(query, seeker, more), orderOf('newest', null), everything)
    if (rows.length !== total) throw new Error(`${rows.length} jobs came of ${total}`)
    return rows.map(({ jobId }) => jobs.find(({ _id }) => _id === jobId)).filter((job) => job !== undefined)
  }
  return { database, found, close }
}

export const nobody: MatchSeeker = { skills: [], interests: [], free: null, busy: [], home: null, travelMode: null, travelMinutes: 45 }
export const scope = (query: SearchScope['query'], seeker = nobody, more: Partial<SearchScope> = {}): SearchScope => ({
  query,
  place: null,
  side: seekerSide(seeker),
  asOf: new Date(START),
  excluded: [],
  ...more,
})
export const everything = { after: null, offset: 0, limit: JOBS + 10 }
export const ids = (list: readonly JobFacts[]): string[] => list.map(({ _id }) => _id).sort()
export const idsWhere = (test: (job: JobFacts) => boolean): string[] => ids(jobs.filter(test))

/** What a search finds, without showing it to anybody. */
export const find = (db: Db, searched: SearchScope, order: Order, window: Window, seekerId: string | null = null) =>
  searchPage(db, searched, order, window, seekerId)
