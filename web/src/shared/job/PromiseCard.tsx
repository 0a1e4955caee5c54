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
    replyRate !== null && { figure: `${replyRate}%`, label: 'answered' },
    medianReplyHours !== null && { figure: waitOf(medianReplyHours), label: 'typical wait' },
  ].filter((figure) => figure !== false)
  return (
    <Card>
      <ReplyPromise
        title={`You hear back by ${dayDate(by)}`}
        text={
          figures.length > 0
            ? 'If you apply today. If they stay silent we tell you and close it, so you never have to guess.'
            : 'If you apply today. This employer has not answered enough applications yet to say how fast it is.'
        }
        figures={figures}
      />
    </Card>
  )
}
