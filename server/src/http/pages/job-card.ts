import { dayName, daysFromMonday } from '@evenshift/contract/states/week'
import { tile } from '#server/http/pages/frame'
import { escapeHtml as safe } from '#server/http/pages/plain-page'

/** A job in a list, in words. */
export interface ShownCard {
  /** Its own address, from the slash on. */
  readonly path: string
  readonly title: string
  readonly company: string
  /** "LS6", "From home". */
  readonly place: string
  /** A public file, from the slash on; empty where there is none. */
  readonly logo: string
  /** "£12.90", "an hour" and "16 hours a week". */
  readonly pay: { readonly figure: string; readonly unit: string; readonly hours: string }
  /** The days on which it has shifts, 1 = Sunday. */
  readonly days: readonly number[]
  /** "Tue, Thu 16:00–20:00" and "Sat 09:00–13:00", none of which is torn in two where a line has room for it. */
  readonly shifts: readonly string[]
  /** "Reply within 3 days". */
  readonly reply: string
  /** "Closes Thu 26 Nov". */
  readonly closes: string
  readonly isSoon: boolean
}

interface ListMore {
  /** What the addresses end with, from the question mark on. */
  readonly asked?: string
}

/** The days of a week as people read it, from Monday on. */
export const weekDays = daysFromMonday.map((id) => ({ id, name: dayName(id), letter: dayName(id).slice(0, 1) }))

function card(job: ShownCard, { asked = '' }: ListMore): string {
  const cells = weekDays.map(({ id, letter }) => `<i${job.days.includes(id) ? ' class="on"' : ''}>${letter}</i>`)
  const shifts = job.shifts.map((one) => `<span>${safe(one)}</span>`)
  const head = `<div class="who">${tile(job)}<div><h3><a href="${safe(job.path + asked)}">${safe(job.title)}</a></h3><p class="small">${safe(`${job.company} · ${job.place}`)}</p></div></div>`
  const pay = `<p class="money"><span><b>${safe(job.pay.figure)}</b> <span class="small">${safe(job.pay.unit)}</span></span> <span class="small">${safe(job.pay.hours)}</span></p>`
  return `<li class="card">${head}${pay}<div class="cells" aria-hidden="true">${cells.join('')}</div><p class="when">${shifts.join(', ')}</p><p class="foot"><span>${safe(job.reply)}</span><span${job.isSoon ? ' class="soon"' : ''}>${safe(job.closes)}</span></p></li>`
}

/** HTML. */
export const cardList = (cards: readonly ShownCard[], more: ListMore = {}): string =>
  `<ul class="jobs">${cards.map((one) => card(one, more)).join('')}</ul>`

/** A dot between the two parts of such a line, and none where the second stands on a line of its own: there it lies beyond the edge. */
export const dotted = (line: string): string =>
  `${line}{display:flex;flex-wrap:wrap;align-items:baseline;overflow:hidden}${line}>:first-child{margin-right:.75rem}${line}>:last-child{margin-left:-.75rem;padding-left:.75rem}${line}>:last-child:before{content:"·";display:inline-block;width:.75rem;margin-left:-.75rem;text-align:center}`

export const cardStyle = `
.jobs{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:14px}.jobs .card{position:relative;gap:10px;grid-template-rows:repeat(4,auto) 1fr}.jobs .who{gap:12px;align-items:flex-start}.jobs .who>div{min-width:0}.jobs .tile{width:44px;height:44px;border-radius:12px;font-size:19px}
.jobs h3{font-size:1.0625rem;line-height:1.3}.jobs h3 a{color:var(--ink);text-decoration:none}.jobs h3 a:after{content:"";position:absolute;inset:0;border-radius:18px}.jobs h3 a:focus-visible{outline:0}.jobs h3 a:focus-visible:after{outline:3px solid var(--brand);outline-offset:2px}@media(hover:hover){.jobs .card:hover h3 a{text-decoration:underline}}
.money b{font:700 1.375rem/1.1 Bricolage,Figtree,system-ui,sans-serif;letter-spacing:-.02em}${dotted('.money')}.cells{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:4px}.cells i{display:grid;place-items:center;min-height:30px;border-radius:9px;background:var(--quiet);color:var(--muted);font:400 .8125rem Figtree,system-ui,sans-serif}.cells .on{background:var(--sun);color:var(--on-sun);font-weight:700}
.when{font-size:.875rem;font-weight:600}.when span{display:inline-block}.foot{align-self:end;display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;font-size:.875rem;color:var(--muted)}.soon{color:var(--ink);font-weight:600}
@supports(grid-template-rows:subgrid){.jobs .card{grid-row:span 5;grid-template-rows:subgrid}}`
