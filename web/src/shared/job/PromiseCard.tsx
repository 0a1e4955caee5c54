import { TOO_FEW_APPLICATIONS } from '@evenshift/contract/states/company/record-words'
import type { Job } from '@evenshift/contract/model/job/job'
import { plusDays } from '@evenshift/contract/days'
import { waitOf } from '@evenshift/contract/states/hours-words'
import { dayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { ReplyPromise } from '#web/ui/job/ReplyPromise'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/shared/job/words'

interface Promised extends Pick<Job, 'replyWithinDays'> {
  readonly employer: Pick<Job['employer'], 'replyRate' | 'medianReplyHours'>
}

/** When the person hears back if they apply now, and how this employer has kept to it. */
export function PromiseCard({ job: { replyWithinDays, employer } }: { readonly job: Promised }) {
  const by = plusDays(useNow(), replyWithinDays).toISOString()
  const { replyRate, medianReplyHours } = employer
  const figures = [
    replyRate !== null && { figure: `${replyRate}%`, label: words.replyRate },
    medianReplyHours !== null && { figure: waitOf(medianReplyHours), label: words.usualWait },
  ].filter((figure) => figure !== false)
  return (
    <Card>
      <ReplyPromise
        title={words.applyTodayHearBy(dayDate(by))}
        text={figures.length > 0 ? words.ifTheyDontReply : TOO_FEW_APPLICATIONS}
        figures={figures}
      />
    </Card>
  )
}
