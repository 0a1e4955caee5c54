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
import { words } from '#web/shared/feedback/words'

/** A word to the people who make this, and what became of earlier ones; the same on both sides. */
export function FeedbackScreen(own: FeedbackSide) {
  const { id } = useParams()
  return id === undefined ? <WriteToUs {...own} /> : <SentScreen id={id} {...own} />
}

function WriteToUs({ side, calls }: FeedbackSide) {
  useScreen(words.giveFeedback, paths.home)
  return (
    <Rows>
      <PageTitle isInHeader title={words.giveFeedback} text={words.tellUsWhatsBroken(side)} />
      <Columns kind="two">
        <Card label={words.writeToUs}>
          <FeedbackForm side={side} calls={calls} />
        </Card>
        <SentCard side={side} calls={calls} />
      </Columns>
    </Rows>
  )
}
