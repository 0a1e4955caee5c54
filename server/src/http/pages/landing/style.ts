import { frameStyle } from '#server/http/pages/frame-style'
import { cardStyle } from '#server/http/pages/job-card'
import { panelStyle } from '#server/http/pages/landing/panels'
import { replyDaysStyle } from '#server/http/pages/landing/replies'
import { landingWeekStyle } from '#server/http/pages/landing/week'
import { formStyle } from '#server/http/pages/search/form'

export const style = `${frameStyle}${cardStyle}${formStyle}
:root{--hero:#0b5d51;--on-hero:#cfe6df;--class:#084840;--deep:#16211f;--deep-card:#22312e}@media(prefers-color-scheme:dark){:root{--hero:#0c3f37;--class:#072e28;--deep:#0a1614;--deep-card:#1d302b}}
header,.hero{background:var(--hero);color:#fff}header{border:0}header a,header .home,header .line{color:#fff}header .line{border-color:#7fb5aa;background:none}header .logo{--quiet:#3f8a7e}header :focus-visible{outline-color:#fff}header nav .wide{display:none}
main{max-width:none;padding:0;gap:44px}.hero>div,.part{width:100%;max-width:1208px;margin:0 auto;padding-inline:20px}.part{display:grid;grid-template-columns:minmax(0,1fr);gap:16px}.part h2{font-size:min(1.625rem,11vw);line-height:1.1;letter-spacing:-.03em}
.hero>div{display:grid;grid-template-columns:minmax(0,1fr);gap:28px;padding-block:20px 32px}.pitch{display:grid;gap:24px}.pitch>div{display:grid;gap:12px}h1{font-size:min(2.375rem,12vw);line-height:1.02;letter-spacing:-.035em}.lead{color:var(--on-hero);font-size:1.0625rem}.hero .find{color:var(--ink);padding:16px;border:0}
.row{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 16px}.row a{display:inline-flex;align-items:center;min-height:44px}
.proof{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));gap:24px 20px;padding-top:20px;border-top:1px solid var(--line)}.proof dt{display:flex;flex-direction:column-reverse;gap:4px;font-weight:600;line-height:1.3}.proof b{font:700 min(2.125rem,10vw)/1 Bricolage,Figtree,system-ui,sans-serif;letter-spacing:-.04em}.proof dd{margin-top:4px}
footer{margin-top:48px;border-top:1px solid var(--line)}footer .towns{flex-basis:100%}${landingWeekStyle}${replyDaysStyle}${panelStyle}
@media(max-width:47.49em){.jobs .card:nth-child(n+4){display:none}}
@media(min-width:47.5em){header nav .wide{display:inline-flex}main{gap:64px;padding-bottom:0}.hero .find{grid-template-columns:minmax(0,1.5fr) minmax(0,1fr)}.hero .find fieldset,.hero .find button{grid-column:1/-1}.part h2{font-size:clamp(1.625rem,3vw,2.125rem)}.proof b{font-size:clamp(2.125rem,4vw,3.25rem)}h1{font-size:clamp(2.375rem,5vw,3.75rem)}}
@media(min-width:56em){.hero>div{grid-template-columns:minmax(0,11fr) minmax(0,12fr);gap:56px;align-items:center;padding-block:36px 48px}}`
