const plural = new Intl.PluralRules('en-GB')

/** "1 shift", "3 shifts". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${plural.select(count) === 'one' ? one : many}`

/** "0.7 miles" of kilometres. */
export const milesOf = (kilometres: number): string => {
  const miles = Math.round(kilometres * 6.21371) / 10
  return `${miles} ${miles === 1 ? 'mile' : 'miles'}`
}

/** "28 h" as people say it: "45 minutes", "6 hours", "1 day 4 h". */
export function waitOf(hours: number): string {
  if (hours < 1) return counted(Math.max(1, Math.round(hours * 60)), 'minute')
  const whole = Math.round(hours)
  if (whole < 24) return counted(whole, 'hour')
  const rest = whole % 24
  return `${counted(Math.floor(whole / 24), 'day')}${rest ? ` ${rest} h` : ''}`
}
