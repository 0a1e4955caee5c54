import { seekerSearch } from '@evenshift/contract/seeker/search'
import { appliedJobIds, ownApplication } from '#server/capabilities/applications/public'
import { countView } from '#server/capabilities/jobs/public'
import { hiddenJobIds, isFollowed } from '#server/capabilities/marks/public'
import { londonDate, placeNamed } from '#server/capabilities/reference/public'
import { searchWasRun } from '#server/capabilities/saved-searches/public'
import { facetsOf } from '#server/capabilities/search/facets'
import type { SearchScope } from '#server/capabilities/search/filters'
import { findJobs } from '#server/capabilities/search/find'
import { orderOf } from '#server/capabilities/search/order'
import { cursorAfter, placeOf } from '#server/capabilities/search/page'
import { askToPrepare } from '#server/capabilities/search/prepare'
import { findableAmong } from '#server/capabilities/search/public'
import { seekerSide } from '#server/capabilities/search/seeker-side'
import type { FoundJob } from '#server/capabilities/search/store.search'
import { employerTags } from '#server/capabilities/search/store.tags'
import { tagJobs } from '#server/capabilities/search/tag-jobs'
import { listedTags } from '#server/capabilities/search/tags'
import { callingSeeker, personalJobs } from '#server/capabilities/seeker-jobs/public'
import { type Handlers, type SeekerContext, readingAhead } from '#server/http/context'
import { refuse, refuseField } from '#server/http/refuse'

const TAGS_MOST = 10
const NO_PLACE = 'We do not know this place. Choose a city from the list, or type a postcode.'

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
    async (_input, _context, tags) => tags,
  ),

  searchJobs: readingAhead(
    seekerSearch.searchJobs,
    async ({ query: { excludeApplied } }, { db }, userId) =>
      Promise.all([callingSeeker(db, userId), hiddenJobIds(db, userId), excludeApplied ? appliedJobIds(db, userId) : []]),
    async ({ query: { page, limit, cursor, sort = 'match', ...query } }, { db, queue, clock, me }, [seeker, hidden, applied]) => {
      const now = clock.now()
      const place = placeOf({ page, limit, cursor }, sort, now)
      if (place === null) return refuseField('cursor', 'This is not a place in this search. Start again from page 1.')
      const location = query.location ? placeNamed(query.location) : null
      if (location === undefined) return refuseField('location', NO_PLACE)
      const scope: SearchScope = {
        query,
        place: location,
        side: seekerSide(seeker.match),
        asOf: place.asOf,
        excluded: [...hidden, ...applied],
      }
      const show = async (rows: readonly FoundJob[]) => {
        const jobIds = rows.map(({ jobId }) => jobId)
        const employerIds = rows.map(({ employerId }) => employerId)
        const [data] = await Promise.all([
          personalJobs(db, me.userId, jobIds, now, { seeker, employerIds }),
          page === 1 ? searchWasRun(db, me.userId, query, now) : null,
        ])
        return data
      }
      const found = await findJobs(db, scope, orderOf(sort, location ?? seeker.match.home), place.window, show, me.userId)
      if (found.isToPrepare) await askToPrepare(queue, db, me.userId, scope)
      return {
        data: found.shown,
        pagination: { current: page, pageSize: limit, total: found.total, cursor: cursorAfter(found, { page, limit }, sort, place.asOf) },
        facets: facetsOf(found.facets),
      }
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
