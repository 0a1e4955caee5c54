import { isReport } from '@evenshift/contract/states/feedback'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { IfYouPaid } from '#web/shared/feedback/IfYouPaid'
import type { FeedbackOverview, FeedbackSide } from '#web/shared/feedback/feedback-calls'
import { kindWords, statusWords } from '#web/shared/feedback/feedback-words'
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
import { words } from '#web/shared/feedback/words'
import styles from './Feedback.module.css'

type Sent = FeedbackOverview['mine'][number]

/** One thing that a person sent: what became of it, and what to do next. */
export function SentScreen({ id, side, calls }: FeedbackSide & { readonly id: string }) {
  useScreen(words.whatYouSent, paths.feedback)
  const { data, error, refetch } = useQuery({
    queryKey: [side, 'feedback', {}],
    queryFn: ({ signal }) => calls.feedback({}, { signal }),
  })
  if (error && !data) return <QueryFailure title={words.couldntLoadWhatSent} error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSpinner />
  const sent = data.mine.find(({ _id }) => _id === id)
  if (!sent) return <NotFound />
  return <OneSent sent={sent} reason={data.reasons.find(({ code }) => code === sent.reason)?.label ?? null} />
}

function OneSent({ sent, reason }: { readonly sent: Sent; readonly reason: string | null }) {
  const { kind, about, message, status, outcome } = sent
  const isOver = isSettled(sent)
  const what = isReport(kind) ? words.yourReport : words.whatYouSentSmall
  const now = useNow()
  return (
    <Rows>
      <PageTitle
        title={isOver ? words.weveLookedAt(what) : isReport(kind) ? words.yourReportLabel : words.whatYouSent}
        text={outcome ?? words.someoneReadsYoullGet}
        action={<Chip kind={isOver ? 'fact' : 'info'}>{statusWords[status]}</Chip>}
      />
      <Columns kind="side">
        <Rows>
          <Card label={words.whatHappenedLabel}>
            <h2>{words.whatHappenedLabel}</h2>
            <History rows={historyOf(sent, now)} />
          </Card>
          {isOver && isReport(kind) && (
            <p className={styles.small}>{words.gotItWrong(<Link to={`${paths.feedback}?kind=appeal`}>{words.askSomeoneElse}</Link>)}</p>
          )}
        </Rows>
        <Rows>
          {(sent.reason === 'asks_for_money' || sent.reason === 'asks_bank_or_id') && <IfYouPaid />}
          <Card label={words.whatYouWrote}>
            <h2>{kindWords[kind]}</h2>
            {about && <p>{words.about(about)}</p>}
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
  const sent: HistoryRow = { text: words.youSentIt, at: at(createdAt) }
  if (isSettled(one)) {
    const text = status === 'resolved' ? words.someoneLookedPutRight : words.someoneLookedClosed
    return [sent, { text, ...(settledAt && { at: at(settledAt) }) }]
  }
  const reading: HistoryRow[] = status === 'in_progress' ? [{ text: words.someonesLookingIntoIt }] : []
  return [sent, ...reading, { text: words.ourReply, state: 'next', ...(dueAt && { at: words.by(at(dueAt)) }) }]
}
