const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** "30 min", "1 h 51 min"; a figure is never on another line than its unit. */
export function minutesWords(minutes: number | string): string {
  if (typeof minutes === 'string' || minutes < 60) return `${minutes}\u00A0min`
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  return wholeHours(whole) + (rest > 0 ? ` ${rest}\u00A0min` : '')
}
/** "8 h" of whole hours or a span of them. */
export const wholeHours = (hours: number | string): string => `${hours}\u00A0h`

/** "7½" of hours that are whole or end in a half, as those of shifts do; null of others, and below one. */
function halvesOf(hours: number): string | null {
  const halves = Math.round(hours * 60) / 30
  if (!Number.isInteger(halves) || (halves < 2 && halves !== 0)) return null
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`
}
/** "14 h" and "9½ h" on a card, a chip or a figure. */
export function shortHours(hours: number): string {
  const halves = halvesOf(hours)
  return halves === null ? minutesWords(Math.round(hours * 60)) : wholeHours(halves)
}
/** "1 hour", "14 hours", "9½ hours", "9 h 45 min" in a sentence. */
export function hoursWords(hours: number): string {
  const halves = halvesOf(hours)
  return halves === null ? minutesWords(Math.round(hours * 60)) : `${halves} ${halves === '1' ? 'hour' : 'hours'}`
}
/** "7½ paid hours": of shifts that a break is no paid part of. */
export function paidHoursWords(hours: number): string {
  const said = hoursWords(hours)
  return said.includes(' hour') ? said.replace(' ', ' paid ') : `${said} paid`
}
/** "28 h" as people say a wait: "45 minutes", "6 hours", "1 day 4 h". */
export function waitOf(hours: number): string {
  if (hours < 1) return counted(Math.max(1, Math.round(hours * 60)), 'minute')
  const whole = Math.round(hours)
  if (whole < 24) return counted(whole, 'hour')
  const rest = whole % 24
  return `${counted(Math.floor(whole / 24), 'day')}${rest ? ` ${wholeHours(rest)}` : ''}`
}
/** The same in a figure with what is below it: "7½" over "hours", "7 h" over "45 min". */
export function hoursFigure(hours: number): { figure: string; label: string } {
  const words = hoursWords(hours)
  const [figure = '', label = ''] = words.split(words.includes(' ') ? ' ' : '\u00A0')
  return { figure, label }
}
