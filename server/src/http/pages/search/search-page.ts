import type { FastifyInstance, FastifyReply } from 'fastify'
import { footer, header, isSignedIn, seekerSignIn, weekCheck } from '#server/http/pages/frame'
import { cardList, weekDays } from '#server/http/pages/job-card'
import { escapeHtml as safe, sendPage } from '#server/http/pages/plain-page'
import { FROM_MOST, Q_MOST, SEARCH_PATH, searchForm } from '#server/http/pages/search/form'
import type { SearchAsked, ShownSearch } from '#server/http/pages/search/shown'
import { style } from '#server/http/pages/search/style'
import type { Limits } from '#server/http/route/limits'

export interface SearchPages {
  readonly find: (asked: SearchAsked) => Promise<ShownSearch>
  readonly limits: Limits
  /** Where the product is, without a slash at its end. */
  readonly publicUrl: string
}

/** What people type for it; the calls lie below. */
const TYPED = '/jobs'
const TITLE = 'Part-time jobs that fit your week'
const ABOUT =
  'Live part-time jobs with their real shifts, their pay and the day by which you’ll hear back. Search by work, place and the days you’re free.'
/** Beyond a thousand jobs nobody leafs: as many pages as are counted. */
const PAGES_MOST = 84

type Query = Readonly<Record<string, unknown>>

const lineOf = (value: unknown, most: number): string =>
  typeof value === 'string'
    ? value
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, most)
    : ''
/** What an address asks; what makes no sense in it asks nothing. */
function askedOf({ q, from, day, page }: Query): SearchAsked {
  const typed = new Set([day].flat().map(String))
  const days = weekDays.flatMap(({ id }) => (typed.has(String(id)) ? [id] : []))
  const at = typeof page === 'string' && /^\d{1,4}$/.test(page) ? Number(page) : 1
  return { q: lineOf(q, Q_MOST), from: lineOf(from, FROM_MOST), days, page: Math.min(Math.max(at, 1), PAGES_MOST) }
}

/** The same search with a part of it changed, at its first page where none is named. */
function addressOf(asked: SearchAsked, change: Partial<SearchAsked> = {}): string {
  const { q, from, days, page } = { ...asked, page: 1, ...change }
  const query = new URLSearchParams()
  if (q !== '') query.append('q', q)
  if (from !== '') query.append('from', from)
  for (const day of days) query.append('day', String(day))
  if (page > 1) query.append('page', String(page))
  return query.size === 0 ? SEARCH_PATH : `${SEARCH_PATH}?${query}`
}

/** The seekers' own search for the same. */
const inProduct = (q: string, from: string): string => addressOf({ q, from, days: [], page: 1 }).replace(SEARCH_PATH, '/find')

/** What was searched for in a line, so that the jobs come first; a press opens the form. */
function foldedForm(asked: SearchAsked): string {
  const { q, from, days } = asked
  const names = weekDays.flatMap(({ id, name }) => (days.includes(id) ? [name.slice(0, 3)] : []))
  const line = [q, from, names.join(', ')].filter((part) => part !== '').join(' · ')
  return `<details class="asked"><summary><span>${safe(line)}</span><b>Change</b></summary>${searchForm(asked)}</details>`
}

/** What a search that finds nothing could leave out. */
function wider(asked: SearchAsked): string {
  const ways: readonly (readonly [text: string, isAsked: boolean, change: Partial<SearchAsked>])[] = [
    ['Any kind of work', asked.q !== '', { q: '' }],
    ['Anywhere in the UK', asked.from !== '', { from: '' }],
    ['Any day', asked.days.length > 0, { days: [] }],
  ]
  const links = ways.flatMap(([text, isAsked, change]) =>
    isAsked ? [`<a class="line" href="${safe(addressOf(asked, change))}">${text}</a>`] : [],
  )
  return links.length === 0
    ? '<p>There are no jobs open right now. New ones come in every day.</p>'
    : `<p>Nothing open fits all of this right now. Widen it:</p><p class="wider">${links.join('')}</p>`
}

function found(asked: SearchAsked, { count, cards, hasMore }: ShownSearch): string {
  const order = cards.length > 1 ? '<p class="small">Newest first</p>' : ''
  const head = `<div class="top"><h2>${safe(count)}</h2>${order}</div>`
  if (cards.length === 0) return `<section class="found">${head}${wider(asked)}</section>`
  const { page, q, from } = asked
  const back = page > 1 ? `<a class="line back" rel="prev" href="${safe(addressOf(asked, { page: page - 1 }))}">Previous</a>` : ''
  const more =
    hasMore && page < PAGES_MOST ? `<a class="line" rel="next" href="${safe(addressOf(asked, { page: page + 1 }))}">More jobs</a>` : ''
  const pages = back + more === '' ? '' : `<nav class="pages" aria-label="Pages">${back}${more}</nav>`
  const way = from === '' ? {} : { asked: `?${new URLSearchParams({ from })}` }
  const check = `<div class="card">${weekCheck(inProduct(q, from), 'which of these fit')}</div>`
  return `<section class="found">${head}${cardList(cards, way)}${pages}${check}</section>`
}

function send(reply: FastifyReply, asked: SearchAsked, shown: ShownSearch, publicUrl: string): FastifyReply {
  const isBare = addressOf(asked, { page: asked.page }) === SEARCH_PATH
  const title = isBare ? TITLE : `${asked.q === '' ? 'Part-time jobs' : `${asked.q}: part-time jobs`}${shown.near}`
  const robots = isBare ? '' : '<meta name="robots" content="noindex">'
  const head = `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="description" content="${ABOUT}"><link rel="canonical" href="${safe(publicUrl + SEARCH_PATH)}">${robots}`
  // Beside a place that we don't know are jobs anywhere.
  const results = found(shown.fault === '' ? asked : { ...asked, from: '' }, shown)
  const isFolded = addressOf(asked) !== SEARCH_PATH && shown.fault === '' && shown.cards.length > 0
  const top = isFolded ? foldedForm(asked) : searchForm(asked, shown.fault)
  const body = `${header(seekerSignIn)}<main><h1>${TITLE}</h1>${top}${results}</main>${footer}`
  return sendPage(reply, title, body, style, { head, hasPictures: true })
}

/**
 * /search: live jobs for somebody without an account, without script. The address holds what is asked; it is kept nowhere else. Who is signed
 * in as a seeker is led on to the search beside their own week.
 */
export function serveSearchPage(app: FastifyInstance, { find, limits, publicUrl }: SearchPages): void {
  app.get<{ Querystring: Query }>(SEARCH_PATH, async (request, reply) => {
    const asked = askedOf(request.query)
    if (isSignedIn(request, 'jobseeker')) {
      return reply.redirect(inProduct(asked.q, asked.from))
    }
    const refusal = await limits.searches(request)
    if (refusal !== null) {
      const title = 'That’s a lot of searches'
      const body = `${header(seekerSignIn)}<main><h1>${title}</h1><p>Wait a minute, then try again.</p></main>${footer}`
      return sendPage(reply.code(refusal.status).header('retry-after', Math.ceil(refusal.extra.retryAfter ?? 60)), title, body, style)
    }
    const shown = await find(asked)
    // An address of before, when there were more.
    if (asked.page > 1 && shown.fault === '' && shown.cards.length === 0) return reply.redirect(addressOf(asked))
    return send(reply, asked, shown, publicUrl)
  })
  app.get(TYPED, (_request, reply) => reply.redirect(SEARCH_PATH))
}
