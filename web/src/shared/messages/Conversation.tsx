import type { Message } from '@evenshift/contract/model/application/message'
import { LinkButton } from '#web/ui/page/LinkButton'
import { clockTime, dayDate } from '#web/shared/words/dates'
import styles from './Conversation.module.css'

interface ConversationProps {
  readonly messages: readonly Message[]
  /** Whose screen it is. */
  readonly side: Message['from']
  /** Reports what the other side wrote. */
  readonly onReport: (message: Message) => void
}

/** What both sides wrote, oldest first. */
export function Conversation({ messages, side, onReport }: ConversationProps) {
  const inOrder = messages.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  return (
    <ul className={styles.messages} aria-label="Messages, oldest first">
      {inOrder.map((message) => {
        const { _id, from, senderName, text, createdAt } = message
        return (
          <li key={_id} data-own={from === side || undefined}>
            <small>
              {from === side ? 'You' : senderName}, {dayDate(createdAt)} at {clockTime(createdAt)}
            </small>
            {text}
            {from !== side && (
              <small className={styles.report}>
                <LinkButton onClick={() => onReport(message)}>Report</LinkButton>
              </small>
            )}
          </li>
        )
      })}
    </ul>
  )
}
