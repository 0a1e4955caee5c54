const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

/** "30 min", "1 h 51 min"; a figure is never on another line than its unit. */
export const minutesWords = (minutes: number | string): string =>
  typeof minutes === 'number' && minutes >= 60 ? shortHours(minutes / 60) : `${minutes}\u00A0min`
/** "8 h" of whole hours or a span of them. */
export const wholeHours = (hours: number | string): string => `${hours}\u00A0h`
/** "14 h" and "9 h 30 min" on a card, a chip or a figure. */
export function shortHours(hours: number): string {
  const minutes = Math.round(hours * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [whole > 0 || rest === 0 ? wholeHours(whole) : '', rest > 0 ? minutesWords(rest) : ''].filter(Boolean).join(' ')
}
/** "1 hour", "14 hours", "9 h 30 min" in a sentence. */
export function hoursWords(hours: number): string {
  const minutes = Math.round(hours * 60)
  return minutes % 60 === 0 ? `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}` : shortHours(hours)
}
/** "28 h" as people say a wait: "45 minutes", "6 hours", "1 day 4 h". */
export function waitOf(hours: number): string {
  if (hours < 1) return counted(Math.max(1, Math.round(hours * 60)), 'minute')
  const whole = Math.round(hours)
  if (whole < 24) return counted(whole, 'hour')
  const rest = whole % 24
  return `${counted(Math.floor(whole / 24), 'day')}${rest ? ` ${wholeHours(rest)}` : ''}`
}
/** The same in a figure with what is below it: "8" over "hours", "7 h" over "30 min". */
export function hoursFigure(hours: number): { figure: string; label: string } {
  const words = hoursWords(hours)
  const [figure = '', label = ''] = words.split(words.includes(' ') ? ' ' : '\u00A0')
  return { figure, label }
}
