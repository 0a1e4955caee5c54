/** The form of a search that anybody may make: the page of the search has it, and the landing page. */
import { weekDays } from '#server/http/pages/job-card'
import { escapeHtml as safe } from '#server/http/pages/plain-page'
import type { SearchAsked } from '#server/http/pages/search/shown'

export const SEARCH_PATH = '/search'
export const Q_MOST = 120
export const FROM_MOST = 40

/** HTML. Its button says more once a day is ticked, by its style alone. */
export function searchForm({ q, from, days }: Omit<SearchAsked, 'page'>, fault = ''): string {
  const wrong = fault === '' ? '' : ' aria-invalid="true" aria-describedby="fault"'
  const told = fault === '' ? '' : `<p class="fault" id="fault" role="alert">${safe(fault)}</p>`
  const what = `<div><label for="q">What</label><input id="q" name="q" value="${safe(q)}" maxlength="${Q_MOST}" placeholder="Barista, tutor, retail" enterkeyhint="search"></div>`
  const where = `<div><label for="from">Postcode or town</label><input id="from" name="from" value="${safe(from)}" maxlength="${FROM_MOST}" autocomplete="postal-code" placeholder="LS6 2AB" enterkeyhint="search"${wrong}>${told}</div>`
  const cells = weekDays.map(
    ({ id, name, letter }) =>
      `<label><input type="checkbox" name="day" value="${id}" aria-label="${name}"${days.includes(id) ? ' checked' : ''}><span aria-hidden="true">${letter}</span></label>`,
  )
  return `<form class="card find" action="${SEARCH_PATH}" role="search">${what}${where}<fieldset><legend>Days you’re free</legend><div class="days">${cells.join('')}</div></fieldset><button><span>Show jobs<span class="fit"> that fit</span></span></button></form>`
}

export const formStyle = `
.find{gap:16px}.find div{display:grid;gap:6px;align-content:start}.find input{width:100%}.find button{min-height:52px;border:0;color:var(--on-brand);background:var(--brand);font-size:1.0625rem}.find:not(:has(:checked)) .fit{display:none}
fieldset{min-width:0;margin:0;padding:0;border:0}legend{padding:0 0 6px;font-weight:600}.find .days{grid-template-columns:repeat(7,minmax(0,1fr))}
.days label{position:relative;display:grid;place-items:center;min-height:44px;border:2px solid transparent;border-radius:12px;background:var(--quiet);color:var(--muted);font-size:min(1em,5.5vw);font-weight:400}.days label:has(:checked){border-color:var(--on-match);background:var(--sun);color:var(--on-sun);font-weight:700}.days label:has(:focus-visible){outline:3px solid var(--brand);outline-offset:2px}.days input{position:absolute;inset:0;height:100%;margin:0;padding:0;opacity:0;cursor:pointer}
@media(forced-colors:active){.days label:has(:checked){border-color:Highlight;outline:2px solid Highlight}}`
