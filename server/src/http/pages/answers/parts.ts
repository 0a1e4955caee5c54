/** What the pages of both sides are made of; each is HTML of escaped text. */
import { colours } from '#server/http/pages/colours'
import { logo, logoStyle } from '#server/http/pages/logo'
import { escapeHtml as safe } from '#server/http/pages/plain-page'
import type { ShownAnswer } from '#server/http/pages/answers/shown'

export const style = `${colours}
*{box-sizing:border-box}body{margin:0;font:1rem/1.5 Figtree,system-ui,sans-serif;color:var(--ink);background:var(--page)}h1,h2,p,ul,ol,dl,dd{margin:0;padding:0}ul,ol{list-style:none}
header{display:flex;justify-content:space-between;align-items:center;gap:16px;min-height:64px;padding:10px 20px;background:var(--bar);color:#c3cfcb}header p{overflow-wrap:anywhere;text-align:right}
${logoStyle}header .logo{--quiet:#54615d;color:#fff}
h1,h2{text-wrap:balance}main{max-width:600px;margin:0 auto;padding:24px 20px 48px;display:grid;gap:16px}h1{font:700 1.75rem/1.1 Bricolage,Figtree,system-ui,sans-serif;letter-spacing:-.02em;overflow-wrap:anywhere}h2{font-size:1.25rem;line-height:1.3;font-weight:700}p,li,dd{overflow-wrap:anywhere}
.done{width:64px;height:64px;border-radius:18px;display:grid;place-items:center;background:var(--sun);color:var(--on-sun)}.muted,time{color:var(--muted)}.lead{font-size:1.0625rem;color:var(--muted)}
.card{display:grid;gap:12px;padding:18px;border:1px solid var(--line);border-radius:18px;background:var(--surface)}.card hr{width:calc(100% + 36px);margin:4px -18px;border:0;border-top:1px solid var(--line)}
.week{display:flex;gap:4px}.week li{flex:1;text-align:center;border-radius:10px;line-height:32px;font-size:.875rem;background:var(--quiet);color:var(--muted)}.week .on{background:var(--sun);color:var(--on-sun);font-weight:700}.week .clash{background:none;color:var(--danger);box-shadow:inset 0 0 0 2px var(--danger);font-weight:700}
.then li{display:flex;gap:14px;padding:5px 0}.then svg{flex:none;color:var(--brand)}.bad{color:var(--danger)}
.since li,.changes div{display:flex;justify-content:space-between;gap:16px;padding:6px 0}.since time,.changes dd{text-align:right}.changes dt{color:var(--muted)}.changes s{color:var(--muted)}
.undo{display:flex;justify-content:space-between;align-items:center;gap:16px;padding:14px 18px;border-radius:18px;background:var(--sunken)}.undo button{width:auto;min-height:44px;border:1px solid var(--field);background:var(--surface);color:var(--ink)}
.note{padding:12px 14px;border-radius:12px;background:var(--danger-soft);color:var(--danger)}form{display:grid;gap:12px}label{font-weight:600}
select{width:100%;min-height:52px;padding:0 14px;border:1px solid var(--field);border-radius:12px;font:inherit;color:var(--ink);background:var(--surface)}
button,.main{display:grid;place-items:center;width:100%;min-height:52px;padding:0 18px;border:0;border-radius:12px;font:600 1.0625rem Figtree,system-ui,sans-serif;color:var(--on-brand);background:var(--brand);text-decoration:none;cursor:pointer}
.links{display:flex;flex-wrap:wrap;justify-content:center;gap:4px 20px}.links a,.small a{color:var(--brand)}.links a{display:inline-flex;align-items:center;min-height:44px;font-weight:600}.small{font-size:.875rem;color:var(--muted);text-align:center}:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
@media(min-width:700px){header{padding:10px 60px}main{padding-top:48px}h1{font-size:2.5rem}}`

const icon = (path: string, size = 20): string =>
  `<svg aria-hidden="true" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${path}</svg>`
const icons = {
  told: icon('<path d="M10 14L21 3M21 3l-6.5 18a.55.55 0 0 1-1 0L10 14l-7-3.5a.55.55 0 0 1 0-1z"/>'),
  due: icon('<path d="M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM16 3v4M8 3v4M4 11h16"/>'),
  undo: icon('<path d="M9 14l-4-4 4-4M5 10h9a5 5 0 0 1 0 10h-1"/>'),
  seen: icon('<path d="M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4M21 12c-2.4 4-5.4 6-9 6s-6.6-2-9-6c2.4-4 5.4-6 9-6s6.6 2 9 6"/>'),
} as const

/** What follows from a press, each in a sentence. */
export const thenList = (lines: readonly (readonly [keyof typeof icons, string])[]): string =>
  `<ul class="then">${lines.map(([name, text]) => `<li>${icons[name]}<span>${safe(text)}</span></li>`).join('')}</ul>`
const doneTile = `<div class="done">${icon('<path d="M5 12l5 5L20 7"/>', 32)}</div>`

export const openLink = ({ path }: ShownAnswer): string => `<p class="links"><a href="${safe(path)}">View application</a></p>`
export const openButton = ({ path }: ShownAnswer): string =>
  `<a class="main" href="${safe(path)}">View application</a><p class="small">You’ll be asked to sign in.</p>`

/** What happened since the mail, in its order; `last` is HTML. */
export function sinceList({ mailed, since }: ShownAnswer, last = ''): string {
  const lines = [{ what: 'Our email', at: mailed }, ...since]
  const items = lines.map(({ what, at }) => `<li><span>${safe(what)}</span><time>${safe(at)}</time></li>`)
  return `<ol class="since">${items.join('')}${last}</ol>`
}
/** The same with what the link did. */
export const movedOnList = (answer: ShownAnswer): string =>
  sinceList(answer, answer.hadEffect ? '' : '<li><b>Your link, no effect</b></li>')

/** Says that a press did nothing, and why. */
export const oldNote = (answer: ShownAnswer): string =>
  answer.wasOld
    ? `<p class="note" role="alert"><b>It changed while you were reading, so nothing was sent.</b> Check it and reply again.</p><div class="card">${sinceList(answer)}</div>`
    : ''

/** The press; `more` is HTML. */
export const pressForm = ({ version }: ShownAnswer, label: string, more = ''): string =>
  `<form method="post"><input type="hidden" name="version" value="${version}">${more}<button>${safe(label)}</button></form>`
export const pressFoot = ({ until }: ShownAnswer): string =>
  `<p class="small">Nothing has been sent yet. This link is yours alone, for this one reply, until ${safe(until)}.</p>`

export const undoBar = ({ undoUntil }: ShownAnswer): string =>
  undoUntil === null
    ? ''
    : `<form class="undo" method="post" action="?undo"><p><b>Changed your mind?</b><br><span class="muted">You can undo until ${safe(undoUntil)}.</span></p><button>Undo</button></form>`

interface Page {
  /** Of whom it tells; empty where nobody has the token. */
  readonly company: string
  readonly title: string
  readonly isDone: boolean
}
/** A whole page but for its head; `content` is HTML. */
export const answerPage = ({ company, title, isDone }: Page, content: string): string =>
  `<header>${logo}<p>${safe(company)}</p></header><main>${isDone ? doneTile : ''}<h1>${safe(title)}</h1>${content}</main>`
