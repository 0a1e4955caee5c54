import { idOfAddress } from '@evenshift/contract/states/job/job-address'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { drawnDays } from '#server/http/pages/employer/days'
import { jobRows } from '#server/http/pages/employer/rows'
import type { ShownEmployer } from '#server/http/pages/employer/shown'
import { style } from '#server/http/pages/employer/style'
import { checkList, figureList, photoList } from '#server/http/pages/employer/told'
import { footer, headerFor, tile } from '#server/http/pages/frame'
import { escapeHtml as safe, sendPage } from '#server/http/pages/plain-page'
import { previewHead } from '#server/http/pages/preview'

export interface EmployerPages {
  /** The company of an id; null for one that isn't shown, and for none. */
  readonly open: (id: string) => Promise<ShownEmployer | null>
  /** Where the product is, without a slash at its end: previews need whole addresses. */
  readonly publicUrl: string
}

function jobsSection({ company, count, jobs, hasMore }: ShownEmployer): string {
  const more = hasMore
    ? `<a href="/search?${safe(new URLSearchParams({ q: company }).toString())}">Search for the others</a>`
    : '<a href="/search">Find other jobs</a>'
  return `<section class="card open"><h2>${safe(count)}</h2><div>${jobRows(jobs)}</div></section><p class="others">${more}</p>`
}

const daysSection = (cells: string): string =>
  cells === ''
    ? ''
    : `<section class="card"><div><h2>When they need people</h2><p class="small">How many of these jobs have open shifts on each day.</p></div>${cells}</section>`

function mainPart(employer: ShownEmployer, cells: string): string {
  const { company, facts, bio, photos, replies, checks } = employer
  const head = `<div class="head"><div class="who">${tile(employer)}<div><h1>${safe(company)}</h1><p class="muted">${safe(facts)}</p></div></div>${bio === '' ? '' : `<p class="bio">${safe(bio)}</p>`}${photoList(photos)}</div>`
  const replied = `<section class="card"><h2>Replies</h2>${figureList(replies.figures)}<p class="small">${safe(replies.text)}</p></section>`
  const checked = checks.length === 0 ? '' : `<section class="card"><h2>What we checked</h2>${checkList(checks)}</section>`
  return `${head}<div class="main">${jobsSection(employer)}${daysSection(cells)}</div><div class="side">${replied}${checked}</div>`
}

function headOf({ path, company, summary, photos, logo, bio, city }: ShownEmployer, publicUrl: string): string {
  const facts = {
    '@type': 'Organization',
    name: company,
    url: publicUrl + path,
    ...(logo !== '' && { logo: publicUrl + logo }),
    ...(bio !== '' && { description: bio }),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'GB' },
  }
  return previewHead({ path, title: `${company}: part-time jobs`, summary, picture: photos[0] ?? logo, facts }, publicUrl)
}

const NO_EMPLOYER = 'This company isn’t here'
function noEmployer(reply: FastifyReply, top: string): FastifyReply {
  const text = '<p>It may have left, or the link was cut off on its way.</p><a class="button" href="/search">Find jobs</a>'
  const body = `${top}<main class="none"><h1>${NO_EMPLOYER}</h1>${text}</main>${footer}`
  return sendPage(reply.code(404), NO_EMPLOYER, body, style)
}

/** /employers/NAME-ID: an approved company with its live jobs, without script or sign-in. */
export function serveEmployerPages(app: FastifyInstance, { open, publicUrl }: EmployerPages): void {
  app.get<{ Params: { address: string } }>('/employers/:address', async (request, reply) => {
    const [id, top] = [idOfAddress(request.params.address), headerFor(request)]
    const employer = id === null ? null : await open(id)
    if (employer === null) return noEmployer(reply, top)
    const days = drawnDays(employer)
    const body = `${top}<main>${mainPart(employer, days.html)}</main>${footer}`
    return sendPage(reply, `${employer.company}: part-time jobs`, body, style + days.style, {
      head: headOf(employer, publicUrl),
      hasPictures: true,
    })
  })
}
