/** "14 h" and "9 h 30 min" on a card, a chip or a figure. */
export function shortHours(hours: number): string {
  const minutes = Math.round(hours * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [whole > 0 || rest === 0 ? `${whole} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}
/** "1 hour", "14 hours", "9 h 30 min" in a sentence. */
export function hoursWords(hours: number): string {
  const minutes = Math.round(hours * 60)
  return minutes % 60 === 0 ? `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}` : shortHours(hours)
}
