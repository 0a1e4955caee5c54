/** On which days a company needs people: a cell a day, fuller the more of its jobs have shifts then. */
import type { ShownEmployer } from '#server/http/pages/employer/shown'
import { weekDays } from '#server/http/pages/job-card'

type Known = Pick<ShownEmployer, 'jobs' | 'hasMore'>
interface Needed {
  readonly name: string
  readonly letter: string
  /** How many of its jobs have open shifts on this day. */
  readonly jobs: number
}

/** From Monday on. None of one job, whose card says it already, nor where not all jobs are known. */
function neededOn({ jobs, hasMore }: Known): Needed[] {
  if (jobs.length < 2 || hasMore || jobs.every(({ days }) => days.length === 0)) return []
  return weekDays.map(({ id, name, letter }) => ({ name, letter, jobs: jobs.filter(({ days }) => days.includes(id)).length }))
}

export const daysStyle = `
.filling{display:grid;grid-template-columns:repeat(7,minmax(0,1fr));gap:5px;text-align:center;font-size:.875rem}.filling span{display:grid;align-items:end;height:72px;margin-bottom:4px;overflow:hidden;border-radius:10px;background:var(--quiet)}.filling i{background:var(--sun)}.filling b,.filling small{display:block;line-height:1.3}.filling small{font-size:.875rem;color:var(--muted)}
@media(min-width:760px){.filling span{height:96px}}
@media(forced-colors:active){.filling span{border:1px solid CanvasText}.filling i{background:Highlight}}`

/** HTML, and the style of these cells alone: how full each is. Both are empty where no day is known. */
export function drawnDays(employer: Known): { readonly html: string; readonly style: string } {
  const days = neededOn(employer)
  if (days.length === 0) return { html: '', style: '' }
  const most = Math.max(...days.map(({ jobs }) => jobs))
  const told = days.map(({ name, jobs }) => `${name} ${jobs}`).join(', ')
  const cells = days.map(
    ({ letter, jobs }, place) => `<div><span><i class="n${place}"></i></span><b>${jobs}</b><small>${letter}</small></div>`,
  )
  return {
    html: `<div class="filling" role="img" aria-label="${told}">${cells.join('')}</div>`,
    style: days.map(({ jobs }, place) => `.filling .n${place}{height:${Math.round((100 * jobs) / most)}%}`).join(''),
  }
}
