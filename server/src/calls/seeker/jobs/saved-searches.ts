import { v7 as uuidv7 } from 'uuid'
import type { SavedSearch } from '@evenshift/contract/model/job/search'
import type { seekerSavedSearches } from '@evenshift/contract/seeker/jobs/saved-searches'
import { startAlerts } from '#server/capabilities/derived/alerts/public'
import { hiddenJobIds } from '#server/capabilities/parties/marks/public'
import { placeNamed } from '#server/capabilities/ground/reference/public'
import {
  type SavedSearchRow,
  changedSearch,
  countSearches,
  filtersOf,
  findSame,
  insertSearch,
  listSearches,
  lockSearch,
  readSearch,
  removeSearch,
  updateSearch,
} from '#server/capabilities/derived/saved-searches/public'
import { newJobsOf } from '#server/capabilities/ground/search/public'
import { callingSeeker } from '#server/calls/seeker/presenters/jobs'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import type { Db } from '#server/platform/database/port'
import { takeTurn } from '#server/platform/database/locks'

/** Each is counted when they are listed, and searched when jobs come in. */
const SEARCHES_MOST = 20
const full = refuse('INVALID_INPUT', { message: `You can keep ${SEARCHES_MOST} searches. Delete one to save another.` })
const keptAs = ({ name }: SavedSearchRow) => refuse('INVALID_INPUT', { message: `You keep this search already, as “${name}”.` })
const noSearch = refuseField('query', 'We can’t save this search. Save it from the results page.')

/** The texts of a search, where it is one. */
function textsOf(text: string): Pick<SavedSearchRow, 'query' | 'filters'> | Refusal {
  const read = readSearch(text)
  if (read === null) return noSearch
  const { location } = read.search
  if (location && placeNamed(location) === undefined)
    return refuseField('query', 'We don’t know this place. Choose a city from the list, or type a postcode.')
  return { query: read.query, filters: filtersOf(read.search) }
}

/** Rows as the seeker sees them, each with the jobs that came since it was looked at. */
async function present(db: Db, seekerId: string, rows: readonly SavedSearchRow[], now: Date): Promise<SavedSearch[]> {
  if (rows.length === 0) return []
  const { match } = await callingSeeker(db, seekerId, now)
  const hidden = await hiddenJobIds(db, seekerId)
  const views: SavedSearch[] = []
  for (const { id, name, query, alert, createdAt, lookedAt } of rows) {
    const read = readSearch(query)
    const found = read && (await newJobsOf(db, match, read.search, { after: lookedAt, upTo: now }, hidden, 1))
    views.push({ _id: id, name, query, alert, createdAt: createdAt.toISOString(), newJobs: found?.total ?? 0 })
  }
  return views
}

export const savedSearchCalls = {
  savedSearches: async (_input, { db, clock, me }) => present(db, me.userId, await listSearches(db, me.userId), clock.now()),

  saveSearch: async ({ body: { name, query, alert } }, { db, clock, me }) => {
    const texts = textsOf(query)
    if (isRefusal(texts)) return texts
    const now = clock.now()
    const times = { createdAt: now, lookedAt: now, watchedFrom: now }
    return transact(db, async (tx) => {
      const row = { id: uuidv7(), seekerId: me.userId, name, alert, ...texts, ...times }
      await takeTurn(tx, 'saved searches', me.userId)
      const same = await findSame(tx, me.userId, row.filters)
      if (same !== null) return keptAs(same)
      if ((await countSearches(tx, me.userId)) >= SEARCHES_MOST) return full
      await insertSearch(tx, row)
      await startAlerts(tx, me.userId, now)
      return { _id: row.id, name, query: row.query, alert, createdAt: now.toISOString(), newJobs: 0 }
    })
  },

  changeSavedSearch: async ({ params: { id }, body: { query, name, alert } }, { db, clock, me }) => {
    const texts: ReturnType<typeof textsOf> | Record<string, never> = query === undefined ? {} : textsOf(query)
    if (isRefusal(texts)) return texts
    const now = clock.now()
    return transact(db, async (tx) => {
      await takeTurn(tx, 'saved searches', me.userId)
      const before = await lockSearch(tx, me.userId, id)
      if (before === null) return refuse('NOT_FOUND')
      const same = texts.filters === undefined ? null : await findSame(tx, me.userId, texts.filters)
      if (same !== null && same.id !== id) return keptAs(same)
      const change = { ...texts, ...(name !== undefined && { name }), ...(alert !== undefined && { alert }) }
      const set = changedSearch(before, change, now)
      await updateSearch(tx, me.userId, id, set)
      const [view] = await present(tx, me.userId, [{ ...before, ...set }], now)
      return view ?? refuse('NOT_FOUND')
    })
  },

  deleteSavedSearch: async ({ params: { id } }, { db, me }) => ((await removeSearch(db, me.userId, id)) ? undefined : refuse('NOT_FOUND')),
} satisfies Handlers<typeof seekerSavedSearches, SeekerContext>
