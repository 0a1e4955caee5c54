/** The live jobs of a company as rows of one card, which names it already: the first few, and the rest behind a press. */
import { type ShownCard, weekDays } from '#server/http/pages/job-card'
import { escapeHtml as safe } from '#server/http/pages/plain-page'

const ROWS_SHOWN = 5

function strip(days: readonly number[]): string {
  const on = weekDays.filter(({ id }) => days.includes(id))
  const told = on.length === 0 ? 'No fixed days' : on.map(({ name }) => name).join(', ')
  const cells = weekDays.map(({ id }) => `<i${days.includes(id) ? ' class="on"' : ''}></i>`)
  return `<div class="strip" role="img" aria-label="${told}">${cells.join('')}</div>`
}

function row({ path, title, place, pay, days, closes, isSoon }: ShownCard): string {
  const what = `<div class="what"><h3><a href="${safe(path)}">${safe(title)}</a></h3><p class="small">${safe(place)}</p></div>`
  const rate = `<p class="rate"><b>${safe(pay.figure)}</b> <span class="small">${safe(pay.unit)}</span><br><span class="small">${safe(pay.hours)}</span></p>`
  return `<li>${what}${rate}<div class="ends">${strip(days)}<p class="${isSoon ? 'soon' : 'small'}">${safe(closes)}</p></div></li>`
}

const list = (jobs: readonly ShownCard[]): string => `<ul class="rows">${jobs.map(row).join('')}</ul>`

/** HTML; nothing where there are none. */
export function jobRows(jobs: readonly ShownCard[]): string {
  if (jobs.length === 0) return ''
  // One more takes no more room than the press that would show it.
  const shown = jobs.length === ROWS_SHOWN + 1 ? jobs.length : ROWS_SHOWN
  const rest = jobs.slice(shown)
  const more =
    rest.length === 0
      ? ''
      : `<details><summary><span class="shut">Show all ${jobs.length}</span><span class="opened">Show fewer</span></summary>${list(rest)}</details>`
  return list(jobs.slice(0, shown)) + more
}

export const rowStyle = `
.rows li{position:relative;display:flex;flex-wrap:wrap;gap:6px 16px;padding-block:14px;border-bottom:1px solid var(--line)}.rows:first-of-type li:first-child{padding-top:0}.what{flex:1 1 0;min-width:0}.rate{flex:none;max-width:50%;text-align:right;line-height:1.35}.rate b{font:700 1.375rem/1.1 Bricolage,Figtree,system-ui,sans-serif;letter-spacing:-.02em}.ends{flex:1 0 100%;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px}.ends .soon{font-size:.875rem;font-weight:600}
.rows h3{font-size:1.0625rem;line-height:1.3}.rows h3 a{color:var(--ink);text-decoration:none}.rows h3 a:after{content:"";position:absolute;inset:0;border-radius:12px}.rows h3 a:focus-visible{outline:0}.rows h3 a:focus-visible:after{outline:3px solid var(--brand)}@media(hover:hover){.rows li:hover h3 a{text-decoration:underline}}
.strip{display:grid;grid-template-columns:repeat(7,12px);gap:3px}.strip i{height:12px;border-radius:4px;background:var(--quiet)}.strip .on{background:var(--sun)}
summary{display:flex;align-items:center;min-height:44px;font-weight:600;color:var(--brand);text-decoration:underline;cursor:pointer;list-style:none}summary::-webkit-details-marker{display:none}details:not([open]) summary{margin-bottom:-10px}.rows:last-child li:last-child{padding-bottom:0;border:0}details:not([open]) .opened,details[open] .shut{display:none}
@media(max-width:19.9em){.rate{flex:1 0 100%;max-width:none;text-align:left}}
@media(min-width:1100px){.rows li{display:grid;grid-template-columns:minmax(0,1fr) 102px 150px 150px;align-items:center}.rate{max-width:none}.ends{display:contents}.strip{order:1}.rate{order:2}.ends p{order:3;text-align:right}}
@media(forced-colors:active){.strip i{border:1px solid CanvasText}.strip .on{background:Highlight}}`
