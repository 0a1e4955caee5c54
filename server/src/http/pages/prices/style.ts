import { frameStyle } from '#server/http/pages/frame-style'

export const style = `${frameStyle}
main{gap:24px;padding-bottom:32px}.lead{display:grid;gap:10px;max-width:62ch;font-size:1.0625rem}
.plans{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:16px}.plans .card{grid-template-rows:auto auto 1fr}.price{font:700 1.875rem/1.1 Bricolage,Figtree,system-ui,sans-serif}
.card ul{display:grid;gap:8px;align-content:start;padding-top:14px;border-top:1px solid var(--line)}.start .button{justify-self:start;width:fit-content}
.told{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:24px}.told h2{font-size:1.125rem}.told p{margin-top:6px}
@supports(grid-template-rows:subgrid){.plans .card{grid-row:span 3;grid-template-rows:subgrid}@media(min-width:1120px){.plans .card{grid-row:span 7}.plans ul{grid-row:span 5;grid-template-rows:subgrid}}}`
