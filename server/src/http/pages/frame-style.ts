import { colours, hueStyle } from '#server/http/pages/colours'
import { logoStyle } from '#server/http/pages/logo'

/** The first lines of the style of such a page; what lies in its main part styles itself. */
export const frameStyle = `${colours}
*{box-sizing:border-box}body{margin:0;font:1rem/1.5 Figtree,system-ui,sans-serif;color:var(--ink);background:var(--page)}h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}ul{list-style:none}p,li,dd,h1{overflow-wrap:anywhere}a{color:var(--brand)}:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
header{border-bottom:1px solid var(--line)}header div,main,footer{max-width:1208px;margin:0 auto;padding-inline:20px}header div,header nav{display:flex;align-items:center;justify-content:space-between;gap:16px}header div{min-height:64px}header a{display:inline-flex;align-items:center;min-height:44px;color:var(--muted);text-decoration:none}header .home{color:var(--brand)}
.button,.line{display:grid;place-items:center;min-height:52px;padding:0 20px;border-radius:12px;font-weight:600;text-align:center;text-decoration:none}.button{color:var(--on-brand);background:var(--brand);font-size:1.0625rem}.line,header .line{min-height:48px;border:1px solid var(--field);color:var(--ink);background:var(--surface)}.soft{background:var(--soft);color:var(--on-soft);min-height:48px;font-size:1rem}
main{display:grid;gap:18px;grid-template-columns:minmax(0,1fr);padding-block:20px 0}
h1,h2{text-wrap:balance}h1{font:700 min(1.875rem,11vw)/1.1 Bricolage,Figtree,system-ui,sans-serif;letter-spacing:-.02em}h2{font:700 min(1.375rem,11vw)/1.2 Bricolage,Figtree,system-ui,sans-serif;letter-spacing:-.01em}.muted,.small{color:var(--muted)}.small{font-size:.875rem}
.who{display:flex;gap:16px;align-items:center}.tile{flex:none;display:grid;place-items:center;width:56px;height:56px;border-radius:16px;object-fit:cover;font:700 24px Bricolage,Figtree,system-ui,sans-serif}${hueStyle}
.card{display:grid;grid-template-columns:minmax(0,1fr);gap:14px;padding:18px;border:1px solid var(--line);border-radius:18px;background:var(--surface)}
.check{display:flex;flex-wrap:wrap;gap:12px;align-items:center;justify-content:space-between}
.fault{color:var(--danger)}label{font-weight:600}input{flex:1;min-width:0;min-height:48px;padding:0 14px;border:1px solid var(--field);border-radius:12px;font:inherit;color:var(--ink);background:var(--surface)}input::placeholder{color:var(--muted);font-size:min(1em,5.8vw);opacity:1}[aria-invalid]{border-color:var(--danger)}button{min-height:48px;padding:0 18px;border:1px solid var(--field);border-radius:12px;font:600 1rem Figtree,system-ui,sans-serif;color:var(--ink);background:var(--surface);cursor:pointer}
footer{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 20px;padding-block:16px 24px;font-size:.875rem}footer nav{display:flex;flex-wrap:wrap;gap:0 16px}footer a{display:inline-flex;align-items:center;min-height:44px;color:var(--muted)}
@media(max-width:399px){header nav a:first-child{display:none}}
@media(max-width:19.9em){h1,h2,h3{hyphens:auto}.who,form div,dl div{flex-wrap:wrap}.who>div,form div input{flex:1 1 100%}dl dd{margin-left:auto}header div{flex-wrap:wrap;padding-block:12px}header .line{padding:0 10px;white-space:nowrap}}
@media(min-width:760px){main{padding-bottom:48px}h1{font-size:2.5rem}.card{padding:20px}}
${logoStyle}`
