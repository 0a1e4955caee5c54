/** What of a job changed, in a line. */
import type { ChangeLine } from '@evenshift/contract/model/job/job-change'

const SHOWN = 2

/** "£12.40" of "£12.40 an hour" before "£13 an hour": a unit is said once. */
function withoutUnit(before: string, after: string): string {
  const [was, is] = [before.split(' '), after.split(' ')]
  while (was.length > 1 && is.length > 1 && was.at(-1) === is.pop()) was.pop()
  return was.join(' ')
}
/** A shift's label is its day; one that is added or removed is on one side only. */
function phraseOf({ label, before, after }: ChangeLine): string {
  if (after === '') return `Removed: ${label} ${before}`
  if (before === '') return `Added: ${label} ${after}`
  if (before === 'Not said') return `${label}: ${after}`
  return `${label}${label.endsWith('day') ? '' : ':'} ${withoutUnit(before, after)} → ${after}`
}
/** "Weekly pay and hours a week", "Holiday pay and 2 more things". */
function othersWords({ label }: ChangeLine, more: readonly ChangeLine[]): string {
  const [only] = more
  if (only === undefined) return label
  return more.length === 1
    ? `${label} and ${only.label.charAt(0).toLowerCase()}${only.label.slice(1)}`
    : `${label} and ${more.length} more things`
}
/** "Saturday 09:00–13:00 → 13:00–17:00. Pay: £12.40 → £13 an hour. Holiday pay and 2 more things also changed". */
export function changeSummary(lines: readonly ChangeLine[]): string {
  const [next, ...more] = lines.slice(SHOWN)
  const rest = next === undefined ? [] : [`${othersWords(next, more)} also changed`]
  return [...lines.slice(0, SHOWN).map(phraseOf), ...rest].join('. ')
}

/** Whether the summary of these lines says all of them. */
export const isAllSaid = (lines: readonly ChangeLine[]): boolean => lines.length <= SHOWN
