import { daysStyle } from '#server/http/pages/employer/days'
import { rowStyle } from '#server/http/pages/employer/rows'
import { toldStyle } from '#server/http/pages/employer/told'
import { frameStyle } from '#server/http/pages/frame-style'

export const style = `${frameStyle}${rowStyle}${toldStyle}${daysStyle}
main{gap:16px;padding-bottom:32px}.head,.main{display:grid;grid-template-columns:minmax(0,1fr);gap:14px}.main,.side{display:grid;gap:16px}.bio{max-width:62ch;font-size:1.0625rem;white-space:pre-line}.others{margin-top:-8px}.others a{display:inline-flex;align-items:center;min-height:44px}
.none{padding-block:32px;justify-items:start;gap:18px}
@media(min-width:760px){main{grid-template-columns:minmax(0,1fr) 372px;gap:24px 28px;align-items:start}.head{grid-column:1/-1}.head .photos{max-width:780px}.none{grid-template-columns:minmax(0,1fr)}}`
