import type { Interview } from '@evenshift/contract/model/interview/interview'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { History } from '#web/ui/display/Timeline'

/** Who opened the answers, and when, as their seeker reads it; the company sees the same moments. */
export function WatchedBy({ views }: { readonly views: Interview['views'] }) {
  return <History rows={views.map(({ name, viewedAt }) => ({ text: name, at: `${dayDate(viewedAt)}, ${clockTime(viewedAt)}` }))} />
}
