import type { Job } from '@evenshift/contract/model/job/job'
import { plusDays } from '@evenshift/contract/days'
import { dayDate } from '#web/shared/words/dates'
import { waitOf } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import { ReplyPromise } from '#web/ui/job/ReplyPromise'
import { useNow } from '#web/shared/words/useNow'

interface Promised extends Pick<Job, 'replyWithinDays'> {
  readonly employer: Pick<Job['employer'], 'replyRate' | 'medianReplyHours'>
}

/** When the person hears back if they apply now, and how this employer has kept to it. */
export function PromiseCard({ job: { replyWithinDays, employer } }: { readonly job: Promised }) {
  const by = plusDays(useNow(), replyWithinDays).toISOString()
  const { replyRate, medianReplyHours } = employer
  const figures = [
    replyRate !== null && { figure: `${replyRate}%`, label: 'reply rate' },
    medianReplyHours !== null && { figure: waitOf(medianReplyHours), label: 'usual wait' },
  ].filter((figure) => figure !== false)
  return (
    <Card>
      <ReplyPromise
        title={`You’ll hear back by ${dayDate(by)}`}
        text={
          figures.length > 0
            ? 'If you apply today. If they don’t reply, we’ll close it and tell you, so you’re never left waiting.'
            : 'If you apply today. They haven’t replied to enough applications yet for us to say how fast they are.'
        }
        figures={figures}
      />
    </Card>
  )
}
