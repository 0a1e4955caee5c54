export const pounds = (pence: number): string => `${pence < 0 ? '-' : ''}£${(Math.abs(pence) / 100).toFixed(2)}`

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Europe/London' })
/** The day in London of a time in seconds. */
export const dayOf = (time: number): string => dayFormat.format(new Date(time * 1000))
