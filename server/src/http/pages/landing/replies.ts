/** The promise of a reply, drawn as the days from today on. */
import { datePlus } from '@evenshift/contract/days'
import { replyPromise, replySteps } from '@evenshift/contract/states/application/reply-words'

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' })
const whole = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

const last = Math.max(...replySteps.map(({ after }) => after))
const days = Array.from({ length: last + 1 }, (_, after) => ({ after, step: replySteps.find((step) => step.after === after) }))

/** HTML; `today` is a date (YYYY-MM-DD). */
export function replyDaysSection(today: string): string {
  const items = days.map(({ after, step }) => {
    const date = new Date(datePlus(today, after))
    const cell = `<span class="cell" aria-hidden="true"><b>${date.getUTCDate()}</b>${weekday.format(date)}</span>`
    return step === undefined
      ? `<li class="plain" aria-hidden="true">${cell}</li>`
      : `<li class="${step.kind}">${cell}<div><span class="sr">${whole.format(date)}: </span><b>${step.title}</b><p class="small">${step.text}</p></div></li>`
  })
  return `<section class="part" id="replies"><div class="intro"><h2>${replyPromise.title}</h2><p class="muted">${replyPromise.text}</p></div><ol class="reply-days">${items.join('')}</ol></section>`
}

export const replyDaysStyle = `
.intro{display:grid;gap:8px;max-width:62ch}.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.reply-days{display:grid;gap:8px;margin:0;padding:0;list-style:none}.reply-days li{position:relative;display:grid;grid-template-columns:minmax(3.5rem,auto) minmax(0,1fr);gap:14px;align-items:center}.reply-days .plain{display:none}
.cell{display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:56px;border-radius:14px;background:var(--quiet);color:var(--muted);font-size:.8125rem;line-height:1.1}.cell b{font:700 1.25rem/1 Bricolage,Figtree,system-ui,sans-serif;letter-spacing:-.02em}.sent .cell{background:var(--soft);color:var(--on-soft)}.told .cell{background:var(--match);color:var(--on-match)}.due .cell{background:var(--sun);color:var(--on-sun)}.over .cell{background:var(--ink);color:var(--page)}
@media(max-width:19.9em){.reply-days li{grid-template-columns:minmax(0,1fr);gap:4px}.cell{justify-self:start;min-width:6rem}}
@media(min-width:60em){.reply-days{grid-template-columns:${days.map(({ step }) => (step === undefined ? 'minmax(0,.8fr)' : 'minmax(0,2.7fr)')).join(' ')};gap:6px;align-items:start}.reply-days li,.reply-days .plain{display:block}.cell{min-height:72px}.cell b{font-size:1.5rem}.reply-days li>div{margin-top:12px;padding-right:8px}}
@media(forced-colors:active){.cell{border:1px solid CanvasText}}`
