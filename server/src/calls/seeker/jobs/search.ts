import type { seekerSearch } from '@evenshift/contract/seeker/jobs/search'
import type { SearchSort } from '@evenshift/contract/states/job/search'
import { ownApplication } from '#server/calls/seeker/presenters/own-applications'
import { isCounted } from '#server/capabilities/ground/consent/public'
import { takenShifts } from '#server/capabilities/work/hiring/public'
import { countView, payCardForAge } from '#server/capabilities/work/jobs/public'
import { seekerContact } from '#server/capabilities/parties/profiles/public'
import { isFollowed } from '#server/capabilities/parties/marks/public'
import { farePence, waysOf } from '#server/capabilities/ground/match/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { searchWasRun } from '#server/capabilities/derived/saved-searches/public'
import {
  type SearchFilters,
  askToPrepare,
  cursorAfter,
  employerTags,
  findableAmong,
  listedTags,
  mapOf,
  openingsOf,
  orderOf,
  pageStart,
  searchPage,
  tagJobs,
  tiersOf,
} from '#server/capabilities/ground/search/public'
import { personalCards } from '#server/calls/seeker/presenters/job-cards'
import { callingSeeker, personalJobs } from '#server/calls/seeker/presenters/jobs'
import { scopeAsked } from '#server/calls/seeker/jobs/search-scope'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { isRefusal, refuse, refuseField } from '#server/http/call/refuse'

const TAGS_MOST = 10

/** Whether what is known of the seeker decides what is found, or its order. */
const isPersonal = (sort: SearchSort, { location, fitsAvailability, reach }: SearchFilters): boolean =>
  sort === 'match' || fitsAvailability === true || reach !== undefined || (sort === 'distance' && !location)

export const searchCalls = {
  searchTags: async ({ query: { filter } }, { db }) => {
    const listed = listedTags(filter, TAGS_MOST)
    const [jobs, employers] = await Promise.all([
      tagJobs(db, listed),
      filter === '' ? [] : employerTags(db, filter, TAGS_MOST - listed.length),
    ])
    return [...listed.map(({ kind, _id, label }, at) => ({ kind, _id, label, jobs: jobs[at] ?? 0 })), ...employers]
  },

  searchJobs: async ({ query: { page, limit, cursor, sort = 'match', view, ...query } }, { db, queue, clock, me }) => {
    const now = clock.now()
    const start = pageStart({ page, limit, cursor }, sort, now)
    if (start === null) return refuseField('cursor', 'This isn’t a place in this search. Start again from page 1.')
    const asked = await scopeAsked(db, me.userId, query, start.asOf, isPersonal(sort, query))
    if (isRefusal(asked)) return asked
    const { scope, seeker } = asked
    // With a cursor it shows what there was then: what came since is still new.
    const isRun = page === 1 && cursor === undefined
    const [found, tiers] = await Promise.all([
      searchPage(db, scope, orderOf(sort, scope.place ?? seeker.match.home), start.window, me.userId),
      isRun && sort === 'match' ? tiersOf(db, scope, me.userId) : null,
      isRun ? searchWasRun(db, me.userId, query, now) : null,
    ])
    const openings = tiers === null ? [] : await openingsOf(db, scope, seeker.match, tiers)
    if (found.isToPrepare) await askToPrepare(queue, db, me.userId, scope)
    const next = cursorAfter(found, { page, limit }, sort, start.asOf)
    const beside = {
      pagination: { current: page, pageSize: limit, total: found.total, cursor: next },
      facets: found.facets,
      tiers,
      openings,
    }
    const shown = [db, me.userId, found.rows.map(({ jobId }) => jobId), now, seeker] as const
    return view === 'card' ? { data: await personalCards(...shown), ...beside } : { data: await personalJobs(...shown), ...beside }
  },

  jobMap: async ({ query }, { db, clock, me }) => {
    const now = clock.now()
    const asked = await scopeAsked(db, me.userId, query, now, true)
    if (isRefusal(asked)) return asked
    const { scope, seeker } = asked
    const codes = await mapOf(db, scope, seeker.match)
    const ids = codes.flatMap(({ found }) => found?.best ?? [])
    const cards = await personalCards(db, me.userId, ids, now, seeker)
    const cardOf = new Map(cards.map((card) => [card._id, card]))
    return codes.map(({ place: { name, lat, lng }, isInReach, isHome, found }) => {
      const best = (found && cardOf.get(found.best)) ?? null
      return { code: name, lat, lng, isInReach, isHome, jobs: best === null ? 0 : (found?.jobs ?? 0), best }
    })
  },

  openJob: async ({ params: { id } }, { db, clock, me, afterAnswer }) => {
    const now = clock.now()
    const seeker = await callingSeeker(db, me.userId, now)
    const [application, findable, [job], own] = await Promise.all([
      ownApplication(db, me.userId, id, now),
      findableAmong(db, [id]),
      personalJobs(db, me.userId, [id], now, seeker),
      seekerContact(db, me.userId),
    ])
    const mayRead = findable.has(id) || application !== null || job?.isSaved === true
    if (job === undefined || !mayRead) return refuse('NOT_FOUND')
    afterAnswer(async () => {
      if (await isCounted(db, me.userId)) await countView(db, id, me.userId, londonDate(now))
    })
    const ways = waysOf(job, seeker.match).map((way) => ({ ...way, fare: farePence(way) / 100 }))
    const taken = await takenShifts(db, [{ ...job, id }], now)
    const payCard = own === null ? job.payCard : payCardForAge(job, own.dateOfBirth, now)
    return { ...job, payCard, takenShifts: [...taken], application, isFollowed: await isFollowed(db, me.userId, job.employer._id), ways }
  },
} satisfies Handlers<typeof seekerSearch, SeekerContext>
