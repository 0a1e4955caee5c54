import { frameStyle } from '#server/http/pages/frame-style'
import { cardStyle } from '#server/http/pages/job-card'

export const style = `${frameStyle}${cardStyle}
main{gap:24px;padding-bottom:32px}.find{gap:16px}.find div{display:grid;gap:6px;align-content:start}.find input{width:100%}.find button{min-height:52px;border:0;color:var(--on-brand);background:var(--brand);font-size:1.0625rem}
fieldset{min-width:0;margin:0;padding:0;border:0}legend{padding:0 0 6px;font-weight:600}.find .days{grid-template-columns:repeat(7,minmax(0,1fr));max-width:560px}
.days label{position:relative;display:grid;place-items:center;min-height:44px;border:2px solid transparent;border-radius:12px;background:var(--quiet);color:var(--muted);font-weight:400}.days label:has(:checked){border-color:var(--on-match);background:var(--sun);color:var(--on-sun);font-weight:700}.days label:has(:focus-visible){outline:3px solid var(--brand);outline-offset:2px}.days input{position:absolute;inset:0;height:100%;margin:0;padding:0;opacity:0;cursor:pointer}
.asked summary{display:flex;justify-content:space-between;gap:16px;min-height:52px;align-items:center;padding:0 18px;border:1px solid var(--line);border-radius:18px;background:var(--surface);cursor:pointer;list-style:none}.asked summary::-webkit-details-marker{display:none}.asked summary b{color:var(--brand)}.asked[open] summary{margin-bottom:12px}
@media(forced-colors:active){.days label:has(:checked){border-color:Highlight;outline:2px solid Highlight}}
.found{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}.top{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 16px}.wider,.pages{display:flex;flex-wrap:wrap;gap:10px}.pages{justify-content:space-between}.pages :only-child:not(.back){margin-left:auto}
@media(min-width:760px){.find{grid-template-columns:minmax(0,1.3fr) minmax(0,1fr)}.find fieldset{grid-column:1}.find button{align-self:end}}`
