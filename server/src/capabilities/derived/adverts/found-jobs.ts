import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'
import { dayName } from '@evenshift/contract/states/week'
import { shownCards } from '#server/capabilities/derived/adverts/shown-cards'
import { visitorScope } from '#server/capabilities/derived/adverts/visitor'
import { placeNamed } from '#server/capabilities/ground/reference/public'
import { orderOf, plainPage } from '#server/capabilities/ground/search/public'
import type { Parts } from '#server/http/call/context'
import type { SearchAsked, ShownSearch } from '#server/http/pages/search/shown'

const PAGE_SIZE = 12
const UNKNOWN_PLACE = 'We can’t find that place. Try a postcode, like LS6 2AB, or a town.'

const counted = (total: number): string => {
  if (total === 0) return 'No jobs'
  const figure = total > SEARCH_TOTAL_MOST ? `More than ${SEARCH_TOTAL_MOST.toLocaleString('en-GB')}` : total.toLocaleString('en-GB')
  return `${figure} ${total === 1 ? 'job' : 'jobs'}`
}

/** " on Saturdays" or " on your days"; empty for any. */
const onDays = ([day, ...others]: SearchAsked['days']): string =>
  day === undefined ? '' : others.length > 0 ? ' on your days' : ` on ${dayName(day)}s`

/** What somebody without an account finds, by the search of the seekers. */
export async function findJobsPage({ db, clock }: Pick<Parts, 'db' | 'clock'>, { q, from, days, page }: SearchAsked): Promise<ShownSearch> {
  const named = from === '' ? null : placeNamed(from)
  // Of a place that we don't know, jobs anywhere are better than none.
  const [isUnknown, place] = [named === undefined, named ?? null]
  const now = clock.now()
  const scope = visitorScope({ from: place, days }, q === '' ? {} : { q }, now)
  const window = { after: null, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
  const { rows, total } = await plainPage(db, scope, orderOf('newest', null), window)
  const ids = rows.map(({ jobId }) => jobId)
  const near = place === null ? '' : ` near ${place.name}`
  return {
    fault: isUnknown ? UNKNOWN_PLACE : '',
    count: `${isUnknown && total > 0 ? 'Jobs anywhere' : counted(total) + near}${onDays(days)}`,
    near,
    cards: await shownCards(db, ids, now),
    hasMore: page * PAGE_SIZE < total,
  }
}
