/** What each side gets and where it begins; the pictures in both are examples, and say so. */
import { tick } from '#server/http/pages/employer/told'
import { weekDays } from '#server/http/pages/job-card'

type Mark = 'on' | 'no' | ''
/** From Monday on. */
const cellsOf = (marks: readonly Mark[], hasLetters: boolean): string =>
  weekDays.map(({ letter }, place) => `<i class="${marks[place] ?? ''}">${hasLetters ? letter : ''}</i>`).join('')
const points = (texts: readonly string[]): string =>
  `<ul class="points">${texts.map((text) => `<li>${tick}<span>${text}</span></li>`).join('')}</ul>`

const jobExample = `<div class="example"><p class="small">An example</p><p><b>Barista, four shifts</b></p><div class="cells" aria-hidden="true">${cellsOf(['', 'on', '', '', 'no', 'on', 'on'], true)}</div><p class="small">Fits 3 of 4 shifts. <span class="clash">Clashes Fri 09:00–13:00, Lecture</span></p></div>`
const applicantRow = (name: string, fit: string, marks: readonly Mark[]): string =>
  `<li><div>${name}<p class="small">${fit}</p></div><div class="dots" aria-hidden="true">${cellsOf(marks, false)}</div></li>`
const applicantsExample = `<div class="example"><p class="small">An example</p><ul>${applicantRow('Tom', 'Fits all 4 shifts', ['', 'on', '', '', 'on', 'on', 'on'])}${applicantRow('Priya', 'Fits 3 of 4, not Tue', ['', 'no', '', '', 'on', 'on', 'on'])}</ul></div>`

const seekerPoints = [
  'Add your timetable once. Jobs that clash say so.',
  'See pay after travel, by bike, bus or on foot.',
  'Turned down? You’re told why.',
  'Free, and no employer may ask you for money.',
]
const employerPoints = [
  'See at a glance who can work which shift.',
  'Reply from an email, without signing in.',
  'Your first job is free, no card needed.',
]

/** HTML. */
export const panels = `<div class="part panels"><section class="panel seekers"><h2>For students, and anyone short of time</h2>${jobExample}${points(seekerPoints)}<a class="button" href="/auth/sign-up/jobseeker">Find work</a></section><section class="panel employers" id="employers"><h2>For employers with shifts to fill</h2>${applicantsExample}${points(employerPoints)}<a class="button" href="/auth/sign-up/employer">Post a job free</a></section></div>`

export const panelStyle = `
.panels{grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}.panel{display:flex;flex-direction:column;gap:18px;padding:24px;border-radius:24px}.panel .button{align-self:flex-start;margin-top:auto}.points{display:grid;gap:10px}.points li{display:flex;gap:10px}.points svg{flex:none;margin-top:2px}
.seekers{background:var(--match)}.seekers .points svg{color:var(--on-match)}.employers{background:var(--deep);color:#eef4f1}.employers .small{color:#a9bab4}.employers .button{background:#ffc24b;color:#3b2700}.employers :focus-visible{outline-color:#ffc24b}
.example{display:grid;gap:8px;padding:14px;border-radius:14px;background:var(--surface)}.clash{color:var(--danger)}.cells .no,.dots .no{background:repeating-linear-gradient(135deg,var(--danger) 0 1px,var(--danger-soft) 1px 5px);color:var(--danger);font-weight:700;box-shadow:inset 0 0 0 1.5px var(--danger)}.employers .example{padding-block:10px;gap:0;background:var(--deep-card)}.employers .example li{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:6px 12px;padding:9px 0;border-top:1px solid #344a44}.employers .example li:first-child{border-top:0}.dots{display:flex;gap:4px}.dots i{width:12px;height:12px;border-radius:4px;background:#54615d}.dots .on{background:#ffc24b}
@media(min-width:47.5em){.panel{padding:36px}}
@media(forced-colors:active){.panel{border:1px solid CanvasText}.dots i{border:1px solid CanvasText}.dots .on{background:Highlight}.cells .on{border:2px solid Highlight}}`
