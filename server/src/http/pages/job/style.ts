import { toldStyle } from '#server/http/pages/employer/told'
import { frameStyle } from '#server/http/pages/frame-style'
import { cardStyle, dotted } from '#server/http/pages/job-card'
import { weekStyle } from '#server/http/pages/job/week'

export const style = `${frameStyle}
.main,.side{display:contents}.head{order:1;display:grid;gap:12px}.week-card{order:2}.pay{order:3}.reply{order:4}.work{order:5}.needs{order:6}.details{order:7}.company{order:8}.warning{order:9}.apply{display:none}
.marks{display:flex;flex-wrap:wrap;gap:8px}.marks li{padding:2px 12px;border-radius:99px;font-size:.875rem;font-weight:500;background:var(--quiet)}.marks li:first-child{background:var(--match);color:var(--on-match)}
.figure{font:700 2.125rem/1 Bricolage,Figtree,system-ui,sans-serif;letter-spacing:-.02em}.short .figure{font-size:1.5rem}${dotted('.short')}
dl{display:grid;gap:8px}dl div{display:flex;justify-content:space-between;gap:16px}dt{color:var(--muted)}dd{text-align:right;font-weight:600}.pay dd{overflow-wrap:break-word}.details dl div{display:grid;gap:0 16px}.details dd{text-align:left;font-weight:400}
.check{padding-top:14px;border-top:1px solid var(--line)}.work{display:grid;gap:10px}.work p{max-width:62ch;white-space:pre-line}.work h3{margin-top:6px;font-size:1rem}.work ul:not(.photos){display:grid;gap:6px;padding-left:20px;list-style:disc;max-width:62ch}
.needs ul{display:grid;gap:12px}.needs li{display:flex;gap:12px}.needs svg{flex:none;margin-top:2px;color:var(--muted)}.company h2 a{display:inline-flex;align-items:center;min-height:44px}
form{display:grid;grid-template-columns:minmax(0,1fr);gap:8px;padding-top:14px;border-top:1px solid var(--line)}form div{display:flex;gap:8px}
.ways{display:flex;flex-wrap:wrap;gap:8px}.ways li{flex:1 1 90px;display:grid;justify-items:center;align-content:start;gap:2px;padding:10px 6px;border-radius:12px;background:var(--sunken);font-size:.875rem;text-align:center}.ways b{font:700 1.0625rem/1.2 Bricolage,Figtree,system-ui,sans-serif}
.like{order:10;display:grid;grid-template-columns:minmax(0,1fr);gap:14px;margin-top:12px}.like .top{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 16px}.like .top a{display:inline-flex;align-items:center;min-height:44px}.bar{order:11;position:sticky;bottom:0;margin-inline:-20px;padding:12px 20px calc(12px + env(safe-area-inset-bottom));border-top:1px solid var(--line);background:var(--surface)}
.none{padding-block:32px}.gone{display:grid;gap:18px;justify-items:start;max-width:600px}
${cardStyle}${toldStyle}${weekStyle}
@media(min-width:760px){main{grid-template-columns:minmax(0,1fr) 372px;gap:24px 28px;align-items:start}.none{grid-template-columns:minmax(0,1fr)}.main,.side{display:grid;gap:24px}.side{gap:16px}.like{grid-column:1/-1}.bar,.short{display:none}.apply{display:grid;gap:8px;text-align:center}.details dl div{grid-template-columns:180px minmax(0,1fr)}}`
