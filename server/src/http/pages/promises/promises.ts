import type { FastifyInstance } from 'fastify'
import { age } from '#server/http/pages/promises/age'
import { cookies } from '#server/http/pages/promises/cookies'
import type { PromisePage } from '#server/http/pages/promises/page'
import { privacy } from '#server/http/pages/promises/privacy'
import { terms } from '#server/http/pages/promises/terms'
import { escapeHtml, sendPlainPage } from '#server/http/pages/plain-page'

const pages: readonly PromisePage[] = [privacy, terms, cookies, age]
const style =
  'main{max-width:42rem}section{margin-top:2rem}h2{font-size:1.25rem}li{margin:.35rem 0}nav{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line)}nav a{display:inline-block;padding:.75rem 1.25rem .75rem 0}'

const line = (text: string): string => (text.startsWith('- ') ? `<li>${escapeHtml(text.slice(2))}</li>` : `<p>${escapeHtml(text)}</p>`)
/** Lines that begin with a dash are a list. */
const linesOf = (lines: readonly string[]): string =>
  lines
    .map(line)
    .join('')
    .replaceAll(/(?:<li>.*?<\/li>)+/g, '<ul>$&</ul>')
const links = `<nav aria-label="What we promise">${pages.map(({ path, title }) => `<a href="${path}">${title}</a>`).join('')}<a href="/">Evenshift</a></nav>`

/** /privacy, /terms, /cookies and /age: for everybody, without script or sign-in. */
export function servePromises(app: FastifyInstance): void {
  for (const { path, title, changed, lead, parts } of pages) {
    const sections = parts.map(([heading, ...lines]) => `<section><h2>${escapeHtml(heading)}</h2>${linesOf(lines)}</section>`)
    const content = `<p><span>Last changed on ${changed}</span></p>${linesOf(lead)}${sections.join('')}${links}`
    app.get(path, (_request, reply) => sendPlainPage(reply, title, content, style))
  }
}
