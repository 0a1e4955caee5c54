import { clockTime } from '#web/shared/words/dates'

/** "Good evening, Amira", by the clock in London. */
export function greeting(name: string | undefined, now: Date): string {
  const hour = Number(clockTime(now.toISOString()).slice(0, 2))
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return `Good ${part}${name ? `, ${name}` : ''}`
}
