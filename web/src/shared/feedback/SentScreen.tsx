import { isReport } from '@evenshift/contract/states/feedback'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { IfYouPaid } from '#web/shared/feedback/IfYouPaid'
import type { FeedbackOverview, FeedbackSide } from '#web/shared/feedback/feedback-calls'
import { kindWords, statusWords } from '#web/shared/feedback/words'
import { paths } from '#web/shared/paths'
import { NotFound } from '#web/shared/screens/NotFound'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { clockTime, nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import { History, type HistoryRow } from '#web/ui/display/Timeline'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'
import styles from './Feedback.module.css'

type Sent = FeedbackOverview['mine'][number]

/** One thing that a person sent: what became of it, and what to do next. */
export function SentScreen({ id, side, calls }: FeedbackSide & { readonly id: string }) {
  useScreen('What you sent', paths.feedback)
  const { data, error, refetch } = useQuery({
    queryKey: [side, 'feedback', {}],
    queryFn: ({ signal }) => calls.feedback({}, { signal }),
  })
  if (error && !data) return <QueryFailure title="We couldn’t load what you sent" error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSpinner />
  const sent = data.mine.find(({ _id }) => _id === id)
  if (!sent) return <NotFound />
  return <OneSent sent={sent} reason={data.reasons.find(({ code }) => code === sent.reason)?.label ?? null} />
}

function OneSent({ sent, reason }: { readonly sent: Sent; readonly reason: string | null }) {
  const { kind, message, status, outcome } = sent
  const isOver = isSettled(sent)
  const what = isReport(kind) ? 'your report' : 'what you sent'
  const now = useNow()
  return (
    <Rows>
      <PageTitle
        title={isOver ? `We’ve looked at ${what}` : isReport(kind) ? 'Your report' : 'What you sent'}
        text={outcome ?? 'Someone reads it. You’ll get our reply here and by email.'}
        action={<Chip kind={isOver ? 'fact' : 'info'}>{statusWords[status]}</Chip>}
      />
      <Columns kind="side">
        <Rows>
          <Card label="What happened">
            <h2>What happened</h2>
            <History rows={historyOf(sent, now)} />
          </Card>
          {isOver && isReport(kind) && (
            <p className={styles.small}>
              Think we got it wrong? <Link to={`${paths.feedback}?kind=appeal`}>Ask someone else to look</Link>.
            </p>
          )}
        </Rows>
        <Rows>
          {(sent.reason === 'asks_for_money' || sent.reason === 'asks_bank_or_id') && <IfYouPaid />}
          <Card label="What you wrote">
            <h2>{kindWords[kind]}</h2>
            {reason && <p>{reason}</p>}
            {message && <p className={styles.said}>{message}</p>}
          </Card>
        </Rows>
      </Columns>
    </Rows>
  )
}

const isSettled = ({ status }: Sent): boolean => status === 'resolved' || status === 'dismissed'

function historyOf(one: Sent, now: Date): HistoryRow[] {
  const { createdAt, dueAt, status, settledAt } = one
  const at = (when: string): string => `${nearDate(when, now)}, ${clockTime(when)}`
  const sent: HistoryRow = { text: 'You sent it', at: at(createdAt) }
  if (isSettled(one)) {
    const text = status === 'resolved' ? 'Someone looked and put it right' : 'Someone looked and closed it'
    return [sent, { text, ...(settledAt && { at: at(settledAt) }) }]
  }
  const reading: HistoryRow[] = status === 'in_progress' ? [{ text: 'Someone’s looking into it' }] : []
  return [sent, ...reading, { text: 'Our reply', state: 'next', ...(dueAt && { at: `by ${at(dueAt)}` }) }]
}
