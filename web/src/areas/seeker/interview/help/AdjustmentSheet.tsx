import { AskSheet, type InterviewAskProps } from '#web/areas/seeker/interview/help/AskSheet'
import { adjustmentOptions } from '#web/areas/seeker/interview/help/ask-words'
import { seeker } from '#web/shared/calls/seeker'

export function AdjustmentSheet(props: InterviewAskProps) {
  const { applicationId } = props
  return (
    <AskSheet
      {...props}
      title="Ask for another way to answer"
      text="You don’t have to say why. You can always write your answers instead of recording."
      label="What would help"
      options={adjustmentOptions}
      call={(asked) => seeker.requestAdjustment({ body: { applicationId, ...asked } })}
    />
  )
}
