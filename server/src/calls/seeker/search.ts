import { seekerSearch } from '@evenshift/contract/seeker/search'
import type { SearchSort } from '@evenshift/contract/states/search'
import { ownApplication } from '#server/calls/seeker/presenters/own-applications'
import { appliedJobIds } from '#server/capabilities/work/hiring/public'
import { countView } from '#server/capabilities/work/jobs/public'
import { hiddenJobIds, isFollowed } from '#server/capabilities/parties/marks/public'
import { londonDate, placeNamed } from '#server/capabilities/ground/reference/public'
import { searchWasRun } from '#server/capabilities/derived/saved-searches/public'
import {
  type FoundJob,
  type SearchFilters,
  type SearchScope,
  askToPrepare,
  cursorAfter,
  employerTags,
  findJobs,
  findableAmong,
  listedTags,
  nobodysSide,
  orderOf,
  placeOf,
  seekerSide,
  tagJobs,
} from '#server/capabilities/ground/search/public'
import { callingSeeker, personalJobs } from '#server/calls/seeker/presenters/jobs'
import { type Handlers, type SeekerContext, readingAhead } from '#server/http/context'
import { isRefusal, refuse, refuseField } from '#server/http/refuse'

const TAGS_MOST = 10
const NO_PLACE = 'We do not know this place. Choose a city from the list, or type a postcode.'

/** What is known of the seeker decides what is found, or its order: such a search waits for it. */
const isPersonal = (sort: SearchSort, { location, fitsAvailability }: SearchFilters): boolean =>
  sort === 'match' || fitsAvailability === true || (sort === 'distance' && !location)

export const searchCalls = {
  searchTags: readingAhead(
    seekerSearch.searchTags,
    async ({ query: { filter } }, { db, clock }) => {
      const today = londonDate(clock.now())
      const listed = listedTags(filter, TAGS_MOST)
      const [jobs, employers] = await Promise.all([
        tagJobs(db, listed, today),
        filter === '' ? [] : employerTags(db, filter, TAGS_MOST - listed.length, today),
      ])
      return [...listed.map(({ kind, _id, label }, at) => ({ kind, _id, label, jobs: jobs[at] ?? 0 })), ...employers]
    },
    async (_input, _context, reading) => reading,
  ),

  searchJobs: readingAhead(
    seekerSearch.searchJobs,
    async ({ query: { page, limit, cursor, sort = 'match', ...query } }, { db, clock }, userId) => {
      const now = clock.now()
      const place = placeOf({ page, limit, cursor }, sort, now)
      if (place === null) return refuseField('cursor', 'This is not a place in this search. Start again from page 1.')
      const location = query.location ? placeNamed(query.location) : null
      if (location === undefined) return refuseField('location', NO_PLACE)
      const hiding = Promise.all([hiddenJobIds(db, userId), query.excludeApplied ? appliedJobIds(db, userId) : []])
      const seeking = callingSeeker(db, userId)
      // It is told where it is awaited, unless something else failed before.
      seeking.catch(() => undefined)
      const [excluded, match] = await Promise.all([hiding, isPersonal(sort, query) ? seeking.then((seeker) => seeker.match) : null])
      const scope: SearchScope = {
        query,
        place: location,
        side: match === null ? nobodysSide : seekerSide(match),
        asOf: place.asOf,
        excluded: excluded.flat(),
      }
      const show = async (rows: readonly FoundJob[]) => {
        const jobIds = rows.map(({ jobId }) => jobId)
        const employerIds = rows.map(({ employerId }) => employerId)
        return personalJobs(db, userId, jobIds, now, { seeker: await seeking, employerIds })
      }
      const order = orderOf(sort, location ?? match?.home ?? null)
      const { shown: data, isToPrepare, total, facets, ...found } = await findJobs(db, scope, order, place.window, show, userId)
      const next = cursorAfter({ ...found, total }, { page, limit }, sort, place.asOf)
      return { scope, isToPrepare, result: { data, pagination: { current: page, pageSize: limit, total, cursor: next }, facets } }
    },
    async ({ query: { page, limit: _limit, cursor, sort: _sort, ...query } }, { db, queue, clock, me }, reading) => {
      // With a cursor it shows what there was then: what came since is still new.
      const isRun = page === 1 && cursor === undefined
      const [read] = await Promise.all([reading, isRun ? searchWasRun(db, me.userId, query, clock.now()) : null])
      if (isRefusal(read)) return read
      if (read.isToPrepare) await askToPrepare(queue, db, me.userId, read.scope)
      return read.result
    },
  ),

  openJob: async ({ params: { id } }, { db, clock, me }) => {
    const now = clock.now()
    const [application, findable, [job]] = await Promise.all([
      ownApplication(db, me.userId, id, now),
      findableAmong(db, [id], now),
      personalJobs(db, me.userId, [id], now),
    ])
    const mayRead = findable.has(id) || application !== null || job?.isSaved === true
    if (job === undefined || !mayRead) return refuse('NOT_FOUND')
    const [isFollowedNow] = await Promise.all([isFollowed(db, me.userId, job.employer._id), countView(db, id, me.userId, londonDate(now))])
    return { ...job, application, isFollowed: isFollowedNow }
  },
} satisfies Handlers<typeof seekerSearch, SeekerContext>
