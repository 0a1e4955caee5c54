import { FeedbackForm } from '#web/shared/feedback/FeedbackForm'
import type { FeedbackSide } from '#web/shared/feedback/feedback-calls'
import { useParams } from 'react-router'
import { SentCard } from '#web/shared/feedback/SentCard'
import { SentScreen } from '#web/shared/feedback/SentScreen'
import { paths } from '#web/shared/paths'
import { useScreen } from '#web/shared/shell/useScreen'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { PageTitle } from '#web/ui/page/PageTitle'

/** A word to the people who make this, and what became of earlier ones; the same on both sides. */
export function FeedbackScreen(own: FeedbackSide) {
  const { id } = useParams()
  return id === undefined ? <WriteToUs {...own} /> : <SentScreen id={id} {...own} />
}

function WriteToUs({ side, calls }: FeedbackSide) {
  useScreen('Give feedback', paths.home)
  return (
    <Rows>
      <PageTitle title="Give feedback" text="Tell us what’s broken, what’s missing or what you like. To report a job, go to its page." />
      <Columns kind="two">
        <Card label="Write to us">
          <FeedbackForm side={side} calls={calls} />
        </Card>
        <SentCard side={side} calls={calls} />
      </Columns>
    </Rows>
  )
}
