/** The hour, Europe/London, at which the daily mail goes out and a new alert day begins. */
import { datePlus } from '@evenshift/contract/days'

const HOUR = 8
/** Mails at once on one alert day; what comes after waits for the daily one. */
export const PROMPTS_MOST = 5

const wall = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** A date so many days later, YYYY-MM-DD. */

/** The day of alerts at a moment, YYYY-MM-DD: it begins at 08:00 in London and not at midnight. */
export function alertDay(now: Date): string {
  const part = Object.fromEntries(wall.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0 } = part
  const today = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
  return hour < HOUR ? datePlus(today, -1) : today
}

/** How many mails may still go out at once. */
export const promptsLeft = ({ promptOn, prompts }: { readonly promptOn: string; readonly prompts: number }, day: string): number =>
  PROMPTS_MOST - (promptOn === day ? prompts : 0)

export const later = (one: Date, other: Date): Date => (one > other ? one : other)
