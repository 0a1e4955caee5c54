import { londonHour } from '@evenshift/contract/london'

/** "Good evening, Amira", by the clock in London; without a name where that is not known. */
export function greeting(now: Date, name = ''): string {
  const hour = londonHour(now)
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return name ? `Good ${part}, ${name}` : `Good ${part}`
}
