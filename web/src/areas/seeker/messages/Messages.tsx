import type { ApplicationDetail, HistoryRow } from '@evenshift/contract/model/application/application'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { seeker } from '#web/shared/calls/seeker'
import { useReport } from '#web/shared/feedback/useReport'
import { Conversation } from '#web/shared/messages/Conversation'
import { WriteForm } from '#web/shared/messages/WriteForm'
import { refresh } from '#web/api/keys'
import { words } from '#web/areas/seeker/messages/words'

interface MessagesProps {
  readonly application: ApplicationDetail
  /** What they're meeting for, where it stands among what was written. */
  readonly meeting?: ReactNode
  /** The card above it is called the same. */
  readonly isTitled?: boolean
}

/** A move of the employer's that is an answer: more than that they read it. */
const isTheirAnswer = ({ by, status, meeting }: HistoryRow): boolean =>
  by === 'employer' && (meeting !== null || (status !== 'applied' && status !== 'in_review'))

/** What both sides wrote about an application, and a way to write: once before the employer answers, and freely from then on. */
export function Messages({
  application: { _id: id, job, messages, mayMessage, offer, history },
  meeting,
  isTitled = false,
}: MessagesProps) {
  const cache = useQueryClient()
  const { report, sheet } = useReport()
  const send = async (text: string) => {
    await seeker.sendMessage({ params: { id }, body: { text } })
    await refresh(cache, 'seeker', ['openApplication', 'conversations'])
  }
  const isOnce = messages.length === 0 && offer === null && !history.some(isTheirAnswer)
  return (
    <>
      {messages.length > 0 && (
        <Conversation
          messages={messages}
          side="seeker"
          onReport={(message) =>
            report({
              side: 'seeker',
              calls: seeker,
              title: words.report(job.employerName),
              kind: 'report_message',
              subjectId: id,
              message,
              reported: job.employerName,
            })
          }
        />
      )}
      {meeting}
      {mayMessage && (
        <WriteForm
          place={{ application: id, field: 'message' }}
          label={words.message}
          isTitled={isTitled}
          {...(isOnce ? { description: words.canWriteOnceAfter } : {})}
          button={words.send}
          send={send}
        />
      )}
      {sheet}
    </>
  )
}
