import type { seekerSearch } from '@evenshift/contract/seeker/jobs/search'
import type { SearchSort } from '@evenshift/contract/states/job/search'
import { ownApplication } from '#server/calls/seeker/presenters/own-applications'
import { appliedJobIds } from '#server/capabilities/work/hiring/public'
import { countView } from '#server/capabilities/work/jobs/public'
import { hiddenJobIds, isFollowed } from '#server/capabilities/parties/marks/public'
import { londonDate, placeNamed } from '#server/capabilities/ground/reference/public'
import { searchWasRun } from '#server/capabilities/derived/saved-searches/public'
import {
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
import { personalCards } from '#server/calls/seeker/presenters/job-cards'
import { callingSeeker, personalJobs } from '#server/calls/seeker/presenters/jobs'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse, refuseField } from '#server/http/call/refuse'

const TAGS_MOST = 10
const NO_PLACE = 'We do not know this place. Choose a city from the list, or type a postcode.'

/** Whether what is known of the seeker decides what is found, or its order. */
const isPersonal = (sort: SearchSort, { location, fitsAvailability }: SearchFilters): boolean =>
  sort === 'match' || fitsAvailability === true || (sort === 'distance' && !location)

export const searchCalls = {
  searchTags: async ({ query: { filter } }, { db, clock }) => {
    const today = londonDate(clock.now())
    const listed = listedTags(filter, TAGS_MOST)
    const [jobs, employers] = await Promise.all([
      tagJobs(db, listed, today),
      filter === '' ? [] : employerTags(db, filter, TAGS_MOST - listed.length, today),
    ])
    return [...listed.map(({ kind, _id, label }, at) => ({ kind, _id, label, jobs: jobs[at] ?? 0 })), ...employers]
  },

  searchJobs: async ({ query: { page, limit, cursor, sort = 'match', view, ...query } }, { db, queue, clock, me }) => {
    const now = clock.now()
    const place = placeOf({ page, limit, cursor }, sort, now)
    if (place === null) return refuseField('cursor', 'This is not a place in this search. Start again from page 1.')
    const location = query.location ? placeNamed(query.location) : null
    if (location === undefined) return refuseField('location', NO_PLACE)
    const [seeker, hidden, applied] = await Promise.all([
      callingSeeker(db, me.userId),
      hiddenJobIds(db, me.userId),
      query.excludeApplied ? appliedJobIds(db, me.userId) : [],
    ])
    const side = isPersonal(sort, query) ? seekerSide(seeker.match) : nobodysSide
    const scope: SearchScope = { query, place: location, side, asOf: place.asOf, excluded: [...hidden, ...applied] }
    // With a cursor it shows what there was then: what came since is still new.
    const isRun = page === 1 && cursor === undefined
    const [found] = await Promise.all([
      findJobs(db, scope, orderOf(sort, location ?? seeker.match.home), place.window, me.userId),
      isRun ? searchWasRun(db, me.userId, query, now) : null,
    ])
    if (found.isToPrepare) await askToPrepare(queue, db, me.userId, scope)
    const next = cursorAfter(found, { page, limit }, sort, place.asOf)
    const beside = { pagination: { current: page, pageSize: limit, total: found.total, cursor: next }, facets: found.facets }
    const shown = [db, me.userId, found.rows.map(({ jobId }) => jobId), now, seeker] as const
    return view === 'card' ? { data: await personalCards(...shown), ...beside } : { data: await personalJobs(...shown), ...beside }
  },

  openJob: async ({ params: { id } }, { db, clock, me, afterAnswer }) => {
    const now = clock.now()
    const [application, findable, [job]] = await Promise.all([
      ownApplication(db, me.userId, id, now),
      findableAmong(db, [id], now),
      personalJobs(db, me.userId, [id], now),
    ])
    const mayRead = findable.has(id) || application !== null || job?.isSaved === true
    if (job === undefined || !mayRead) return refuse('NOT_FOUND')
    afterAnswer(() => countView(db, id, me.userId, londonDate(now)))
    return { ...job, application, isFollowed: await isFollowed(db, me.userId, job.employer._id) }
  },
} satisfies Handlers<typeof seekerSearch, SeekerContext>
