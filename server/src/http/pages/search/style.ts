import { frameStyle } from '#server/http/pages/frame-style'
import { cardStyle } from '#server/http/pages/job-card'
import { formStyle } from '#server/http/pages/search/form'

export const style = `${frameStyle}${cardStyle}${formStyle}
main{gap:24px;padding-bottom:32px}
.asked summary{display:flex;justify-content:space-between;gap:16px;min-height:52px;align-items:center;padding:0 18px;border:1px solid var(--line);border-radius:18px;background:var(--surface);cursor:pointer;list-style:none}.asked summary::-webkit-details-marker{display:none}.asked summary b{color:var(--brand)}.asked[open] summary{margin-bottom:12px}
.found{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}.top{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 16px}.wider,.pages{display:flex;flex-wrap:wrap;gap:10px}.pages{justify-content:space-between}.pages a{flex:1}
@media(min-width:760px){.find{grid-template-columns:minmax(0,1.3fr) minmax(0,1fr)}.find fieldset{grid-column:1}.find button{align-self:end}.pages a{flex:none}.pages :only-child:not(.back){margin-left:auto}}`
