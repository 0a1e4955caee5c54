import { londonHour } from '@evenshift/contract/london'

/** "Good evening, Amira", by the clock in London. */
export function greeting(name: string | undefined, now: Date): string {
  const hour = londonHour(now)
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return `Good ${part}${name ? `, ${name}` : ''}`
}
