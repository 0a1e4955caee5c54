const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The date that people in the United Kingdom read off the wall at this instant, YYYY-MM-DD. */
export const londonDateAt = (instant: Date): string => calendar.format(instant)
