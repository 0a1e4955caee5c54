import type { FastifyInstance } from 'fastify'
import { age } from '#server/http/pages/promises/age'
import { cookies } from '#server/http/pages/promises/cookies'
import type { PromisePage, Way } from '#server/http/pages/promises/page'
import { privacy } from '#server/http/pages/promises/privacy'
import { terms } from '#server/http/pages/promises/terms'
import { escapeHtml, sendPlainPage } from '#server/http/pages/plain-page'

const style =
  'main{max-width:42rem}section{margin-top:2rem}h2{font-size:1.25rem}li{margin:.35rem 0}nav{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line)}nav a{display:inline-block;padding:.75rem 1.25rem .75rem 0}'

function line(text: string | Way): string {
  if (typeof text === 'object') return `<p><a href="${text.path}">${escapeHtml(text.text)}</a></p>`
  return text.startsWith('- ') ? `<li>${escapeHtml(text.slice(2))}</li>` : `<p>${escapeHtml(text)}</p>`
}
/** Lines that begin with a dash are a list. */
const linesOf = (lines: readonly (string | Way)[]): string =>
  lines
    .map(line)
    .join('')
    .replaceAll(/(?:<li>.*?<\/li>)+/g, '<ul>$&</ul>')
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** /privacy, /terms, /cookies and /age: for everybody, without script or sign-in. */
export function servePromises(app: FastifyInstance, hasAnalytics: boolean): void {
  const pages: readonly PromisePage[] = [privacy(hasAnalytics), terms, cookies(hasAnalytics), age]
  const ways = pages.map(({ path, title }) => `<a href="${path}">${title}</a>`).join('')
  const links = `<nav aria-label="What we promise">${ways}<a href="/">Evenshift</a></nav>`
  for (const { path, title, changed, lead, parts } of pages) {
    const sections = parts.map(([heading, ...lines]) => `<section><h2>${escapeHtml(heading)}</h2>${linesOf(lines)}</section>`)
    const content = `<p><span>Last changed on ${dayFormat.format(new Date(changed))}</span></p>${linesOf(lead)}${sections.join('')}${links}`
    app.get(path, (_request, reply) => sendPlainPage(reply, title, content, style))
  }
}
