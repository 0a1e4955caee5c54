import { AskSheet, type InterviewAskProps } from '#web/areas/seeker/interview/help/AskSheet'
import { extensionOptions } from '#web/areas/seeker/interview/help/ask-words'
import { seeker } from '#web/shared/calls/seeker'
import { words } from '#web/areas/seeker/interview/help/words'

export function ExtensionSheet(props: InterviewAskProps) {
  const { applicationId } = props
  return (
    <AskSheet
      {...props}
      title={words.askForMoreDays}
      text={words.employerDecidesUntilThen}
      label={words.whyNeedMoreTime}
      options={extensionOptions}
      call={(asked) => seeker.requestExtension({ body: { applicationId, ...asked } })}
    />
  )
}
