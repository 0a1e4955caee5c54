import { idOfAddress, referenceOfAddress } from '@evenshift/contract/states/job/job-address'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bullet, checkList, figureList, list, photoList } from '#server/http/pages/employer/told'
import { footer, header, isSignedIn, tile, weekCheck } from '#server/http/pages/frame'
import { previewOf } from '#server/http/pages/job/preview'
import { cardList } from '#server/http/pages/job-card'
import type { JobsLike, OpenedJob, Row, ShownJob, ShownWay } from '#server/http/pages/job/shown'
import { style } from '#server/http/pages/job/style'
import { drawnWeek } from '#server/http/pages/job/week'
import { escapeHtml as safe, sendPage } from '#server/http/pages/plain-page'

export interface JobPages {
  /** What a job's id opens, with the way from a place that somebody typed, or from ''; null for one that was never public, and for none. */
  readonly open: (id: string, from: string) => Promise<OpenedJob | null>
  /** The id of the job with this reference; null where there is none. */
  readonly idOf: (reference: string) => Promise<string | null>
  /** Where the product is, without a slash at its end: previews need whole addresses. */
  readonly publicUrl: string
}

const FROM_MOST = 40
const rows = (facts: readonly Row[]): string =>
  facts.length === 0
    ? ''
    : `<dl>${facts.map(([label, value]) => `<div><dt>${safe(label)}</dt><dd>${safe(value)}</dd></div>`).join('')}</dl>`

function mainColumn(job: ShownJob, week: string): string {
  const { pay, appPath } = job
  const head = `<div class="head"><div class="who">${tile(job)}<div><h1>${safe(job.title)}</h1><p class="muted">${safe(`${job.company} · ${job.place}`)}</p></div></div>${list(job.marks.map(safe), 'marks')}${job.note === '' ? '' : `<p>${safe(job.note)}</p>`}<p class="short"><span><span class="figure">${safe(pay.figure)}</span> <span class="muted">${safe(pay.unit)}</span></span> <span class="muted">${safe(pay.week)}</span></p></div>`
  const note = job.week.note === '' ? '' : `<p class="small">${safe(job.week.note)}</p>`
  const shifts = `<section class="card week-card"><div><h2>${safe(job.week.title)}</h2>${note}</div>${week}${weekCheck(appPath, 'what clashes')}</section>`
  const tasks = job.tasks.length === 0 ? '' : `<h3>What you’ll do</h3>${list(job.tasks.map(safe))}`
  const work = `<section class="work"><h2>The work</h2><p>${safe(job.description)}</p>${tasks}${photoList(job.photos)}</section>`
  const needs = list(
    job.needs.map(({ title, text }) => `${bullet}<p><b>${safe(title)}</b><br><span class="small">${safe(text)}</span></p>`),
  )
  const details = job.details.length === 0 ? '' : `<section class="card details"><h2>Good to know</h2>${rows(job.details)}</section>`
  return `<div class="main">${head}${shifts}${work}<section class="card needs"><h2>Before you apply</h2>${needs}</section>${details}</div>`
}

/** The address keeps what is typed: a page without script has no other place for it. */
function wayForm({ from, ways, fault, isTown }: ShownWay): string {
  const told = fault === '' ? '' : `<p class="fault" id="fault" role="alert">${safe(fault)}</p>`
  const wrong = fault === '' ? '' : ' aria-invalid="true" aria-describedby="fault"'
  const tiles = ways.map(({ means, minutes, hourly }) => `<span>${safe(means)}</span><b>${safe(minutes)}</b><span>${safe(hourly)}</span>`)
  const asked = isTown ? '<p class="small">Add your postcode to see travel times.</p>' : ''
  const note = ways.length === 0 ? '' : '<p class="small">Each way, and your pay an hour after travel time and fares. Estimates.</p>'
  return `<form action="#way" id="way"><label for="from">How far is it for you?</label><div><input id="from" name="from" value="${safe(from)}" maxlength="${FROM_MOST}" autocomplete="postal-code" placeholder="Postcode"${wrong}><button>Show</button></div>${told}${asked}${list(tiles, 'ways')}${note}</form>`
}

const applyLink = ({ applyPath, asksMore }: ShownJob): string =>
  `<a class="button" href="${safe(applyPath)}">${asksMore ? 'Apply' : 'Apply in a minute'}</a>`

function sideColumn(job: ShownJob): string {
  const { pay, reply, company } = job
  const apply = `<div class="apply">${applyLink(job)}${job.asksMore ? '<p class="small">You’ll need a free account.</p>' : ''}</div>`
  const law = pay.law === '' ? '' : `<p class="small">${safe(pay.law)}</p>`
  const money = `<section class="card pay" aria-label="Pay"><div><p><span class="figure">${safe(pay.figure)}</span> <span class="muted">${safe(pay.unit)}</span></p>${law}</div>${rows(job.payRows)}${job.way === null ? '' : wayForm(job.way)}</section>`
  const promise = `<section class="card reply"><div><h2>${safe(reply.title)}</h2><p class="small">${safe(reply.text)}</p></div>${figureList(reply.figures)}</section>`
  const bio = job.companyBio === '' ? '' : `<p class="small">${safe(job.companyBio)}</p>`
  const about = `<section class="card company"><div class="who">${tile(job)}<div><h2><a href="${safe(job.companyPath)}">${safe(company)}</a></h2><p class="small">${safe(job.companyFacts)}</p></div></div>${bio}${checkList(job.checks)}</section>`
  const warning = '<p class="small warning">Never pay to get a job, and never give bank details before an offer.</p>'
  return `<div class="side">${apply}${money}${promise}${about}${warning}</div>`
}

function likeSection({ cards, near }: JobsLike): string {
  if (cards.length === 0) return ''
  const all = near === '' ? '/search' : `/search?${new URLSearchParams({ from: near })}`
  return `<section class="like"><div class="top"><h2>Jobs like this</h2><a href="${safe(all)}">${safe(near === '' ? 'All jobs' : `All jobs near ${near}`)}</a></div>${cardList(cards)}</section>`
}

function sendJob(reply: FastifyReply, job: ShownJob, like: JobsLike, publicUrl: string): FastifyReply {
  const week = drawnWeek(job.week.shifts)
  const bar = `<div class="bar">${applyLink(job)}</div>`
  const body = `${header(job.appPath)}<main>${mainColumn(job, job.week.shifts.length === 0 ? '' : week.html)}${sideColumn(job)}${likeSection(like)}${bar}</main>${footer}`
  return sendPage(reply, `${job.title} at ${job.company}, ${job.place}`, body, style + week.style, {
    head: previewOf(job, publicUrl),
    hasPictures: true,
  })
}

const NO_JOB = 'This job isn’t open'
const UNKNOWN_JOB = 'We can’t find this job'
/** A job that was public once is named; of any other it stays unsaid whether it is there. */
function noJob(reply: FastifyReply, opened: OpenedJob | null): FastifyReply {
  const text = opened === null ? 'The link may have been cut off on its way.' : `${opened.name} isn’t taking applications right now.`
  const title = opened === null ? UNKNOWN_JOB : NO_JOB
  const gone = `<div class="gone"><h1>${title}</h1><p>${safe(text)}</p><a class="button" href="/search">Find other jobs</a></div>`
  const main = `<main class="none">${gone}${opened === null ? '' : likeSection(opened.like)}</main>`
  return sendPage(reply.code(404), title, `${header('/')}${main}${footer}`, style, { hasPictures: true })
}

/**
 * /job/TITLE-ID, or /job/REFERENCE as it is typed off a poster: a live job for whoever has its address, without script or sign-in. Who is
 * signed in as a seeker is led on to the same job beside their own week, open or not: whoever applied gets to their application from there.
 */
export function serveJobPages(app: FastifyInstance, { open, idOf, publicUrl }: JobPages): void {
  interface Asked {
    Params: { address: string }
    Querystring: { from?: unknown }
  }
  app.get<Asked>('/job/:address', async (request, reply) => {
    const { params, query } = request
    const reference = referenceOfAddress(params.address)
    const id = reference === null ? idOfAddress(params.address) : await idOf(reference)
    const from = typeof query.from === 'string' ? query.from.trim().slice(0, FROM_MOST) : ''
    if (id !== null && isSignedIn(request, 'jobseeker')) return reply.redirect(`/find/${id}`)
    const opened = id === null ? null : await open(id, from)
    if (opened === null || opened.job === null) return noJob(reply, opened)
    const { job, like } = opened
    return sendJob(reply, job, like, publicUrl)
  })
}
