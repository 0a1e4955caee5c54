import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { History } from '#web/ui/display/Timeline'
import { words } from '#web/areas/employer/posts/one/words'

/** What was changed since it went out, and by whom. */
export function PostEdits({ job: { edits: all, publishedAt } }: { readonly job: EmployerJob }) {
  const edits = all.filter(({ at }) => publishedAt !== null && at >= publishedAt)
  if (edits.length === 0) return null
  return (
    <Card label={words.whatChanged}>
      <h2>{words.whatChanged}</h2>
      <History
        rows={edits.map(({ at, by, changes }) => ({ text: `${changes.join(', ')} (${by})`, at: `${dayDate(at)}, ${clockTime(at)}` }))}
      />
    </Card>
  )
}
