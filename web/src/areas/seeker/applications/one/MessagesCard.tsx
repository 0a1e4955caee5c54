import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { useQueryClient } from '@tanstack/react-query'
import { seeker } from '#web/shared/calls/seeker'
import { useReport } from '#web/shared/feedback/useReport'
import { Conversation } from '#web/shared/messages/Conversation'
import { WriteForm } from '#web/shared/messages/WriteForm'
import { Card } from '#web/ui/page/Card'

/** What both sides wrote, and a way to write once the employer has begun; nothing where nobody may and nobody did. */
export function MessagesCard({ application: { _id: id, job, messages, mayMessage } }: { readonly application: ApplicationDetail }) {
  const cache = useQueryClient()
  const { report, sheet } = useReport()
  if (messages.length === 0 && !mayMessage) return null
  const send = async (text: string) => {
    await seeker.sendMessage({ params: { id }, body: { text } })
    await cache.invalidateQueries({ queryKey: ['seeker', 'openApplication'] })
  }
  return (
    <Card label="Messages">
      <h2>Messages</h2>
      {messages.length > 0 && (
        <Conversation
          messages={messages}
          side="seeker"
          onReport={(message) =>
            report({
              side: 'seeker',
              calls: seeker,
              title: `Report ${job.employerName}`,
              kind: 'report_message',
              subjectId: id,
              message,
              reported: job.employerName,
            })
          }
        />
      )}
      {mayMessage && <WriteForm place={{ application: id, field: 'message' }} label="Message" button="Send" send={send} />}
      {sheet}
    </Card>
  )
}
