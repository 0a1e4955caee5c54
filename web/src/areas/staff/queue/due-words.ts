import { clockTime, dayDate, daysUntil } from '#web/shared/words/dates'
import { HOUR_MS } from '@evenshift/contract/days'

const MINUTE_MS = 60_000
/** Under a day in hours, beyond that it is a date. */
const SOON_HOURS = 12

const span = (ms: number): string => {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
export interface Due {
  readonly text: string
  readonly kind: 'bad' | 'match' | 'quiet'
}

/** "3 h late", "2 h left", "Wed 12:00", "Thu 26 Nov"; null where nothing is promised. */
export function dueWords(dueAt: string | null, now: Date): Due | null {
  if (dueAt === null) return null
  const left = Date.parse(dueAt) - now.getTime()
  if (left < 0) return { text: `${span(-left)} late`, kind: 'bad' }
  if (left < SOON_HOURS * HOUR_MS) return { text: `${span(left)} left`, kind: 'match' }
  const days = daysUntil(dueAt, now)
  const day = dayDate(dueAt)
  return { text: days < 3 ? `${day.slice(0, 3)} ${clockTime(dueAt)}` : day, kind: 'quiet' }
}
