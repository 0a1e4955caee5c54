import { colours } from '#server/http/pages/colours'
import type { FastifyInstance } from 'fastify'
import { age } from '#server/http/pages/promises/age'
import { cookies } from '#server/http/pages/promises/cookies'
import type { PromiseFacts, PromisePage, Way } from '#server/http/pages/promises/page'
import { privacy } from '#server/http/pages/promises/privacy'
import { terms } from '#server/http/pages/promises/terms'
import { logo, logoStyle } from '#server/http/pages/logo'
import { escapeHtml, sendPage } from '#server/http/pages/plain-page'

const style = `${colours}
*{box-sizing:border-box}body{margin:0;font:1.0625rem/1.6 Figtree,system-ui,sans-serif;color:var(--ink);background:var(--page)}a{color:var(--brand)}
header{display:flex;flex-wrap:wrap;gap:8px 32px;align-items:center;justify-content:space-between;max-width:1208px;margin:0 auto;padding:12px 24px}
header a{display:inline-flex;align-items:center;min-height:44px;color:var(--brand);text-decoration:none}
nav{display:flex;flex-wrap:wrap;margin-left:-10px}nav a{padding:0 10px;border-radius:12px;color:var(--muted)}nav a[aria-current]{background:var(--soft);color:var(--on-soft);font-weight:600}
main{max-width:720px;margin:16px auto 64px;padding:0 24px}article{padding:24px;border:1px solid var(--line);border-radius:18px;background:var(--surface)}
h1,h2{text-wrap:balance}h1{margin:0;font:700 min(2.125rem,11vw)/1.15 Bricolage,Figtree,system-ui,sans-serif;letter-spacing:-.02em}h2{margin:32px 0 8px;font:700 min(1.3125rem,10.5vw)/1.3 Bricolage,Figtree,system-ui,sans-serif}p{margin:12px 0}ul{margin:8px 0;padding-left:22px}li{margin:6px 0}.changed{color:var(--muted)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}@media(max-width:19.9em){main{padding:0 14px}article{padding:14px;hyphens:auto;overflow-wrap:break-word}h1{font-size:11vw}}@media(min-width:700px){article{padding:40px 48px}h1{font-size:2.5rem}}${logoStyle}`

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
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const dayWords = (date: string): string => dayFormat.format(new Date(date)).replace(',', '')

/** /privacy, /terms, /cookies and /age: for everybody, without script or sign-in. */
export function servePromises(app: FastifyInstance, facts: PromiseFacts): void {
  const pages: readonly PromisePage[] = [privacy(facts), terms, cookies(facts.hasAnalytics), age]
  const ways = (open: string) =>
    pages.map(({ path, title }) => `<a href="${path}"${path === open ? ' aria-current="page"' : ''}>${title}</a>`).join('')
  for (const { path, title, changed, lead, parts } of pages) {
    const header = `<header><a href="/" aria-label="Evenshift, home">${logo}</a><nav aria-label="What we promise">${ways(path)}</nav></header>`
    const sections = parts.map(([heading, ...lines]) => `<section><h2>${escapeHtml(heading)}</h2>${linesOf(lines)}</section>`)
    const words = `<h1>${escapeHtml(title)}</h1><p class="changed">Last changed on ${dayWords(changed)}</p>${linesOf(lead)}${sections.join('')}`
    const body = `${header}<main><article>${words}</article></main>`
    app.get(path, (_request, reply) => sendPage(reply, title, body, style))
  }
}
