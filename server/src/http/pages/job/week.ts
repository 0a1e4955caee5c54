/** The week of a job as pages without script draw it: columns from Monday on, rows of half an hour. */
import { minuteOf } from '@evenshift/contract/shift-times'
import { dayName, daysFromMonday } from '@evenshift/contract/states/week'
import type { ShownShift } from '#server/http/pages/job/shown'
import { escapeHtml as safe } from '#server/http/pages/plain-page'

const ROW_MINUTES = 30
const FEWEST_ROWS = 16
const DAY_ROWS = 48
const ROW_PX = 12

/** Rows of half an hour since midnight; an end on the next day is drawn as midnight. */
function rowsOf({ start, end }: ShownShift): readonly [from: number, to: number] {
  const until = minuteOf(end)
  return [Math.floor(minuteOf(start) / ROW_MINUTES), end <= start ? DAY_ROWS : Math.ceil(until / ROW_MINUTES)]
}
/** Two shifts of one day that share a time can't lie in one column. */
const overlap = (shifts: readonly ShownShift[]): boolean =>
  shifts.some((one, place) => {
    const [from, to] = rowsOf(one)
    return shifts.slice(place + 1).some((other) => other.day === one.day && rowsOf(other)[0] < to && from < rowsOf(other)[1])
  })

/** "16" and "20"; where any has minutes all are written with theirs, and smaller where columns are narrow. */
const areWhole = (shifts: readonly ShownShift[]): boolean => shifts.every(({ start, end }) => start.endsWith(':00') && end.endsWith(':00'))

export const weekStyle = `
.week{display:grid;grid-template-columns:26px repeat(7,minmax(0,1fr));gap:0 4px;font-size:.875rem;text-align:center}
.week b{font-weight:400;font-size:min(.875rem,4.4vw);color:var(--muted);padding-bottom:6px}.week .on{font-weight:700;color:var(--ink)}
.week .col{grid-row:2/-1;border-radius:10px;background:var(--quiet)}.week small{grid-column:1;font-size:min(.8125rem,4.1vw);line-height:1;color:var(--muted);text-align:left}
.week i{z-index:1;display:grid;place-content:center;gap:2px;border-radius:8px;background:var(--sun);color:var(--on-sun);font:600 min(.8125rem,3.62vw)/1.1 Figtree,system-ui,sans-serif}
@media(max-width:479px),(min-width:760px) and (max-width:899px){.exact i{font-size:min(.6875rem,3.1vw);letter-spacing:-.03em}}
@media(max-width:359px){.week{grid-template-columns:22px repeat(7,minmax(0,1fr));gap:0 3px}}
@media(min-width:1200px){.week i span{display:inline}.week i{grid-auto-flow:column}.week i span+span:before{content:"–"}}`

/** HTML, and the style of this week alone: where each shift lies. Shifts that share a time are a list. */
export function drawnWeek(shifts: readonly ShownShift[]): { readonly html: string; readonly style: string } {
  if (overlap(shifts)) return { html: `<ul class="shifts">${shifts.map(({ text }) => `<li>${safe(text)}</li>`).join('')}</ul>`, style: '' }
  const rows = shifts.map(rowsOf)
  const earliest = Math.min(...rows.map(([from]) => from)) - 1
  const last = Math.min(DAY_ROWS, Math.max(earliest + FEWEST_ROWS, ...rows.map(([, to]) => to + 1)))
  const first = Math.max(0, Math.min(earliest, last - FEWEST_ROWS))
  const hours = Array.from({ length: last - first }, (_, row) => first + row).filter((row) => row > first && row % 8 === 4)
  const heads = daysFromMonday.map((day, column) => {
    const isOn = shifts.some((shift) => shift.day === day)
    return `<b class="d${column}${isOn ? ' on' : ''}">${dayName(day).slice(0, 3)}</b><span class="col d${column}"></span>`
  })
  const isWhole = areWhole(shifts)
  const write = (time: string): string => (isWhole ? time.slice(0, 2) : time)
  const blocks = shifts.map(
    ({ day, start, end }, place) =>
      `<i class="d${daysFromMonday.indexOf(day)} s${place}"><span>${safe(write(start))}</span><span>${safe(write(end))}</span></i>`,
  )
  const axis = hours.map((row) => `<small class="h${row}">${String(row / 2).padStart(2, '0')}</small>`)
  const style = [
    `.week{grid-template-rows:auto repeat(${last - first},${ROW_PX}px)}`,
    ...daysFromMonday.map((_, column) => `.week .d${column}{grid-column:${column + 2}}`),
    ...rows.map(([from, to], place) => `.week .s${place}{grid-row:${from - first + 2}/${to - first + 2}}`),
    ...hours.map((row) => `.week .h${row}{grid-row:${row - first + 2}}`),
  ].join('')
  const told = shifts.map(({ text }) => text).join(', ')
  return {
    html: `<div class="week${isWhole ? '' : ' exact'}" role="img" aria-label="${safe(told)}">${heads.join('')}${axis.join('')}${blocks.join('')}</div>`,
    style,
  }
}
