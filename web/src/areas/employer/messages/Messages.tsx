import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { TemplateTools } from '#web/areas/employer/templates/TemplateTools'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { mayWriteTo } from '#web/areas/employer/messages/may-write'
import { employer } from '#web/shared/calls/employer'
import { useReport } from '#web/shared/feedback/useReport'
import { Conversation } from '#web/shared/messages/Conversation'
import { WriteForm } from '#web/shared/messages/WriteForm'
import { words } from '#web/areas/employer/messages/words'
import styles from './Messages.module.css'

interface Written extends Pick<EmployerApplicationDetail, '_id' | 'messages' | 'status' | 'replyBy' | 'meeting'> {
  readonly applicant: Pick<EmployerApplicationDetail['applicant'], 'name'>
}

interface MessagesProps {
  readonly application: Written
  /** The card says what they are. */
  readonly isTitled?: boolean
  /** What they're meeting for, where it stands among what was written. */
  readonly meeting?: ReactNode
}

/** What both sides wrote about an application, and a way to write. */
export function Messages({ application, isTitled = false, meeting }: MessagesProps) {
  const cache = useQueryClient()
  const { report, sheet } = useReport()
  const { _id: id, messages, applicant, replyBy } = application
  // What is arranged has moved the reply further on than a message does.
  const isMeeting = application.meeting?.status === 'proposed' || application.meeting?.status === 'agreed'
  const send = async (text: string) => {
    await employer.sendMessage({ params: { id }, body: { text } })
    await refreshMoved(cache)
  }
  return (
    <>
      {messages.length > 0 && (
        <Conversation
          messages={messages}
          side="employer"
          onReport={(message) =>
            report({
              side: 'employer',
              calls: employer,
              title: words.report(applicant.name),
              kind: 'report_message',
              subjectId: id,
              message,
              reported: applicant.name,
            })
          }
        />
      )}
      {meeting}
      {mayWriteTo(application) ? (
        <ManagersOnly otherwise={<p>{words.managersOwnersWriteApplicants}</p>}>
          <WriteForm
            place={{ application: id, field: 'message' }}
            label={words.writeTo(applicant.name)}
            isTitled={isTitled}
            {...(messages.length === 0 && replyBy !== null && !isMeeting ? { description: words.replyDateStartsAgain } : {})}
            button={words.send}
            send={send}
            tools={(text, write) => <TemplateTools kind="message" body={text} onUse={write} />}
          />
        </ManagersOnly>
      ) : (
        messages.length > 0 && <p className={styles.ended}>{words.ended(firstNameOf(applicant.name))}</p>
      )}
      {sheet}
    </>
  )
}
