import { colours } from '#server/http/pages/colours'
import type { FastifyReply } from 'fastify'
import { escapeHtml as safe, sendPage } from '#server/http/pages/plain-page'

const style = `${colours}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--surface)}h1,h2,p,dl,dd,ul{margin:0;padding:0}ul{list-style:none}
h1,h2{font-size:18px;line-height:1.3;font-weight:600}a{color:var(--brand)}:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.band{background:repeating-linear-gradient(135deg,var(--match) 0 14px,color-mix(in srgb,var(--match) 88%,var(--sun)) 14px 28px);color:var(--on-match);border-bottom:1px solid var(--line)}
.band>div{max-width:1080px;margin:auto;padding:10px 20px;display:flex;gap:10px;align-items:center;font-size:14px}.band b{flex:1}.band a{color:inherit}.band .desk{display:none}.band svg{flex:none}
.sides{display:grid;grid-template-columns:minmax(0,1fr)}.side{padding:24px 20px 28px}.side>div{display:grid;gap:18px;max-width:440px;margin-inline:auto}.side:first-child{background:var(--page);border-bottom:1px solid var(--line)}
.back{display:flex;align-items:center;gap:6px;min-height:44px;margin-block:-6px;width:fit-content;font-size:14px;color:var(--muted);text-decoration:none}.price{font-size:44px;line-height:1;font-weight:700;letter-spacing:-.035em}.price span{font-size:18px;font-weight:400;letter-spacing:0;color:var(--muted)}
.time{font-size:26px;line-height:1.15;font-weight:700;letter-spacing:-.02em}.sum div{display:flex;justify-content:space-between;gap:16px;padding:9px 0;font-size:15px}.sum dt{color:var(--muted)}.sum dd{font-weight:600;font-variant-numeric:tabular-nums;text-align:right}.sum .all{border-top:1px solid var(--line);padding-top:12px;align-items:baseline}.sum .all dt{color:var(--ink);font-weight:600}.sum .all dd{font-size:20px;font-weight:700}
.group{display:grid;gap:8px}.small{font-size:14px;color:var(--muted)}.tiny{font-size:13px;color:var(--muted);text-align:center}.num{font-variant-numeric:tabular-nums}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:8px}.cards a{display:grid;gap:1px;padding:9px 12px;min-height:56px;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:var(--ink);font-size:14px;text-decoration:none}.cards b{font-weight:600}.cards span{font-size:13px;color:var(--muted)}
.cards a[aria-current]{border:2px solid var(--brand);padding:8px 11px;background:var(--soft);color:var(--on-soft)}.cards a[aria-current] span{color:inherit}
form{display:grid;gap:18px}.fields{display:grid;gap:12px}.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px;align-items:start}label{display:block;font-weight:600;font-size:15px;margin-bottom:6px}
input{width:100%;min-height:44px;padding:0 14px;border:1px solid var(--field);border-radius:12px;font:inherit;color:inherit;background:var(--surface);font-variant-numeric:tabular-nums}input[aria-invalid]{border:2px solid var(--danger);padding-inline:13px}.fault{color:var(--danger);font-size:14px;margin-top:6px}
.note{background:var(--danger-soft);color:var(--danger);border-radius:12px;padding:12px 14px;font-size:15px}
button{width:100%;min-height:52px;padding:0 18px;border:1px solid transparent;border-radius:12px;font:600 17px system-ui,sans-serif;color:var(--on-brand);background:var(--brand);cursor:pointer}button.line{background:var(--surface);border-color:var(--field);color:var(--ink)}
.rows li{display:flex;justify-content:space-between;align-items:center;gap:16px;min-height:44px;border-top:1px solid var(--line);font-size:15px;padding:6px 0}.rows li:first-child{border-top:0}.rows .num{text-align:right}.rows a{min-height:44px;display:inline-flex;align-items:center}.bad{color:var(--danger)}
@media(min-width:760px){.sides{grid-template-columns:1fr 1fr;min-height:calc(100vh - 42px)}.side{padding:44px 56px}.side:first-child{border-bottom:0;border-right:1px solid var(--line)}.side>div{width:100%}.side:first-child>div{margin-right:24px;margin-left:auto}.side:last-child>div{margin-left:24px;margin-right:auto}.band .desk{display:inline}}`

const flask =
  '<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M9 3h6M10 9h4M10 3v6l-4 11a.7.7 0 0 0 .5 1h11a.7.7 0 0 0 .5-1l-4-11V3"/></svg>'
const arrow =
  '<svg aria-hidden="true" width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M5 12h14M5 12l6 6M5 12l6-6"/></svg>'

const clockFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
})
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/London' })

/** The parts are put together here: how Node joins them is nobody's promise. */
export function clockWords(time: Date): string {
  const part = Object.fromEntries(clockFormat.formatToParts(time).map(({ type, value }) => [type, value]))
  return `${part['weekday']} ${part['day']} ${part['month']} ${part['year']}, ${part['hour']}:${part['minute']}`
}
export const dayWords = (time: Date): string => dayFormat.format(time)
export const pounds = (pence: number): string => `${pence < 0 ? '−' : ''}£${(Math.abs(pence) / 100).toFixed(2)}`
export const note = (text: string): string => `<p class="note" id="note" role="alert">${safe(text)}</p>`
export const backLink = (url: string, label = 'Back to Evenshift'): string =>
  `<a class="back" href="${safe(url)}">${arrow}${safe(label)}</a>`

export const sandboxPath = (page: string, id: string): string => `/payment-sandbox/${page}/${encodeURIComponent(id)}`

interface Shell {
  readonly title: string
  /** By whose leave the clock may be moved. */
  readonly visitId: string
  readonly now: Date
}

/** A page of the embedded provider, in two parts: what it is about, and what is to be done. Each is HTML made of escaped text. */
export function sendSides(reply: FastifyReply, { title, visitId, now }: Shell, about: string, doing: string): FastifyReply {
  const clock = `<span class="desk num">Test clock: ${clockWords(now)}</span> <a class="desk" href="${sandboxPath('clock', visitId)}">Move it on</a>`
  const band = `<header class="band"><div>${flask}<b>Test mode: no money moves</b>${clock}</div></header>`
  const sides = `<main class="sides"><section class="side"><div>${about}</div></section><section class="side"><div>${doing}</div></section></main>`
  return sendPage(reply, `${title} · Evenshift`, band + sides, style)
}
