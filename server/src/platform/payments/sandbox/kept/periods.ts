import type { Interval } from '#server/platform/payments/sandbox/kept/facts'

/** So many months after a time: the same day of the month, or its last. */
function monthsAfter(time: number, months: number): number {
  const from = new Date(time * 1000)
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return to.getTime() / 1000
}

/** When the period that begins at `start` ends, where the first began at `anchor`. */
export function periodEnd(anchor: number, start: number, interval: Interval): number {
  const [first, now] = [new Date(anchor * 1000), new Date(start * 1000)]
  const passed = (now.getUTCFullYear() - first.getUTCFullYear()) * 12 + now.getUTCMonth() - first.getUTCMonth()
  return monthsAfter(anchor, passed + (interval === 'month' ? 1 : 12))
}
