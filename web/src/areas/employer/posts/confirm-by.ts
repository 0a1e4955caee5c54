import { CONFIRM_ASKED_DAYS, CONFIRM_DAYS } from '@evenshift/contract/constants'
import { londonDay } from '@evenshift/contract/london'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { DAY_MS } from '@evenshift/contract/days'

/** When a post closes unless somebody says that it is still open, once that is near; null where its own closing date comes first. */
export function confirmBy(job: Pick<PostCard, 'status' | 'lastConfirmedAt' | 'closingDate'>, now: Date): string | null {
  if ((job.status !== 'live' && job.status !== 'paused') || job.lastConfirmedAt === null) return null
  const end = Date.parse(job.lastConfirmedAt) + CONFIRM_DAYS * DAY_MS
  if (end - now.getTime() > CONFIRM_ASKED_DAYS * DAY_MS) return null
  const closes = new Date(end)
  return job.closingDate !== null && job.closingDate < londonDay(closes) ? null : closes.toISOString()
}
