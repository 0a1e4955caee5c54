import { AskSheet, type InterviewAskProps } from '#web/areas/seeker/interview/help/AskSheet'
import { extensionOptions } from '#web/areas/seeker/interview/help/ask-words'
import { seeker } from '#web/shared/calls/seeker'

export function ExtensionSheet(props: InterviewAskProps) {
  const { applicationId } = props
  return (
    <AskSheet
      {...props}
      title="Ask for more days"
      text="The employer decides. Until then, your deadline stays the same."
      label="Why you need more time"
      options={extensionOptions}
      call={(asked) => seeker.requestExtension({ body: { applicationId, ...asked } })}
    />
  )
}
