import { AskSheet, type InterviewAskProps } from '#web/areas/seeker/interview/help/AskSheet'
import { adjustmentOptions } from '#web/areas/seeker/interview/help/ask-words'
import { seeker } from '#web/shared/calls/seeker'
import { words } from '#web/areas/seeker/interview/help/words'

export function AdjustmentSheet(props: InterviewAskProps) {
  const { applicationId } = props
  return (
    <AskSheet
      {...props}
      title={words.askAnotherWayAnswer}
      text={words.dontHaveSayWhy}
      label={words.whatWouldHelp}
      options={adjustmentOptions}
      call={(asked) => seeker.requestAdjustment({ body: { applicationId, ...asked } })}
    />
  )
}
