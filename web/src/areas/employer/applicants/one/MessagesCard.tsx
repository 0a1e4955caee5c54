import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { isOpen } from '@evenshift/contract/states/application/application'
import { useQueryClient } from '@tanstack/react-query'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { TemplateTools } from '#web/areas/employer/templates/TemplateTools'
import { employer } from '#web/shared/calls/employer'
import { useReport } from '#web/shared/feedback/useReport'
import { Conversation } from '#web/shared/messages/Conversation'
import { WriteForm } from '#web/shared/messages/WriteForm'
import { Card } from '#web/ui/page/Card'
import styles from './Applicant.module.css'

/** What both sides wrote; the employer begins, until the application is over. */
export function MessagesCard({ application }: { readonly application: EmployerApplicationDetail }) {
  const cache = useQueryClient()
  const { report, sheet } = useReport()
  const { _id: id, messages, status, applicant } = application
  const mayWrite = isOpen(status) || status === 'hired'
  if (messages.length === 0 && !mayWrite) return null
  const send = async (text: string) => {
    await employer.sendMessage({ params: { id }, body: { text } })
    await refreshMoved(cache)
  }
  return (
    <Card label="Messages">
      <h2>Messages</h2>
      {messages.length > 0 && (
        <Conversation
          messages={messages}
          side="employer"
          onReport={(message) =>
            report({
              side: 'employer',
              calls: employer,
              title: `Report ${applicant.name}`,
              kind: 'report_message',
              subjectId: id,
              message,
              reported: applicant.name,
            })
          }
        />
      )}
      {mayWrite && (
        <ManagersOnly otherwise={<p className={styles.muted}>Managers and owners write to applicants.</p>}>
          <WriteForm
            place={{ application: id, field: 'message' }}
            label={`Write to ${applicant.name}`}
            {...(messages.length === 0 ? { description: 'Your reply date starts again from here. They can write back from then on.' } : {})}
            button="Send"
            send={send}
            tools={(text, write) => <TemplateTools kind="message" body={text} onUse={write} />}
          />
        </ManagersOnly>
      )}
      {sheet}
    </Card>
  )
}
