import { londonDay } from '@evenshift/contract/london'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Parts } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'
import { footerBelow, header, isSignedIn, seekerSignIn } from '#server/http/pages/frame'
import { cardList } from '#server/http/pages/job-card'
import { kept } from '#server/http/pages/kept'
import { panels } from '#server/http/pages/landing/panels'
import { replyDaysSection } from '#server/http/pages/landing/replies'
import type { LandingJobs, ShownFigure } from '#server/http/pages/landing/shown'
import { style } from '#server/http/pages/landing/style'
import { landingWeek } from '#server/http/pages/landing/week'
import { escapeHtml as safe, sendPage } from '#server/http/pages/plain-page'
import { previewHead } from '#server/http/pages/preview'
import { SEARCH_PATH, searchForm } from '#server/http/pages/search/form'
import { answer } from '#server/http/wire/envelope'

export interface LandingPage {
  readonly jobs: () => Promise<LandingJobs>
  /** None where there is too little to say. */
  readonly figures: () => Promise<readonly ShownFigure[]>
  /** Towns that have live jobs, the most first; none where none has. */
  readonly towns: () => Promise<readonly string[]>
  readonly clock: Parts['clock']
  /** Where the product is, without a slash at its end. */
  readonly publicUrl: string
}

const PATH = '/'
const TITLE = 'Part-time jobs that fit around your week'
const LEAD = 'Part-time jobs with the real shifts, the real pay and the day you’ll hear back.'
/** Milliseconds for which what was read is given out again: whoever comes in between costs the database nothing. Figures are given out longer, while new ones are read. */
const JOBS_MS = 60_000
const FIGURES_MS = 60 * 60_000

const top = header(seekerSignIn, '<a class="wide" href="#replies">How replies work</a><a class="wide" href="#employers">For employers</a>')

const hero = (week: string): string =>
  `<div class="hero"><div><div class="pitch"><div><h1>Work that fits around your week</h1><p class="lead">${LEAD}</p></div>${searchForm({ q: '', from: '', days: [] })}</div>${week}</div></div>`

const jobsSection = ({ cards, total }: LandingJobs): string =>
  cards.length === 0
    ? ''
    : `<section class="part"><div class="row"><h2>Live now</h2>${cards.length === 1 ? '' : `<a href="${SEARCH_PATH}">See all ${safe(total)}<span class="sr"> jobs</span></a>`}</div>${cardList(cards)}</section>`

function figuresSection(figures: readonly ShownFigure[]): string {
  if (figures.length === 0) return ''
  const told = figures.map(
    ({ figure, label, note }) => `<div><dt>${safe(label)}<b>${safe(figure)}</b></dt><dd class="small">${safe(note)}</dd></div>`,
  )
  return `<section class="part"><div class="row"><h2>How we’re doing</h2><p class="small">All of the UK, since we began</p></div><dl class="proof">${told.join('')}</dl></section>`
}

const townLinks = (towns: readonly string[]): string =>
  towns.length === 0
    ? ''
    : `<nav class="towns" aria-label="Towns with jobs">${towns.map((town) => `<a href="${SEARCH_PATH}?${safe(new URLSearchParams({ from: town }).toString())}">Jobs in ${safe(town)}</a>`).join('')}</nav>`

/** The web application, as at every other address; a server without its pages has none. */
function sendApplication(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { sendApplication: send } = request.server
  return send === undefined ? answer(refuse('NO_SUCH_CALL'), request, reply) : send(request, reply)
}

/** /: what this is and what jobs there are, without script, for whoever isn't signed in; the web application for whoever is. */
export function serveLandingPage(app: FastifyInstance, { jobs, figures, towns, clock, publicUrl }: LandingPage): void {
  const newestJobs = kept(jobs, { clock, ms: JOBS_MS, isLasting: ({ cards }) => cards.length > 0 })
  /** Read from much of the database: nobody waits for it anew. */
  const hourly = {
    clock,
    ms: FIGURES_MS,
    onFailure: (error: unknown) => app.log.error({ err: error }, 'what the landing page counts could not be read anew'),
  }
  const proof = kept(figures, hourly)
  const townsWithJobs = kept(towns, { ...hourly, isLasting: (names) => names.length > 0 })
  const facts = { '@type': 'WebSite', name: 'Evenshift', url: publicUrl + PATH }
  const head = previewHead({ path: PATH, title: TITLE, summary: LEAD, picture: '', facts }, publicUrl)
  app.get(PATH, async (request, reply) => {
    reply.header('vary', 'cookie')
    if (isSignedIn(request, 'jobseeker', 'employer', 'staff')) return sendApplication(request, reply)
    const [shown, told, named] = await Promise.all([newestJobs(), proof(), townsWithJobs()])
    const week = landingWeek(shown.shifts)
    const body = `${top}<main>${hero(week.html)}${jobsSection(shown)}${replyDaysSection(londonDay(clock.now()))}${figuresSection(told)}${panels}</main>${footerBelow(townLinks(named))}`
    return sendPage(reply, `${TITLE} · Evenshift`, body, style + week.style, { head, hasPictures: true })
  })
}
