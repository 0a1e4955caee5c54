import type { Message } from '@evenshift/contract/model/application/message'
import { clockTime, dayDate } from '#web/shared/words/dates'
import styles from './Conversation.module.css'

interface ConversationProps {
  readonly messages: readonly Message[]
  /** Whose screen it is. */
  readonly side: Message['from']
}

/** What both sides wrote, oldest first. */
export function Conversation({ messages, side }: ConversationProps) {
  const inOrder = messages.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  return (
    <ul className={styles.messages} aria-label="Messages, oldest first">
      {inOrder.map(({ _id, from, senderName, text, createdAt }) => (
        <li key={_id} data-own={from === side || undefined}>
          <small>
            {from === side ? 'You' : senderName}, {dayDate(createdAt)} at {clockTime(createdAt)}
          </small>
          {text}
        </li>
      ))}
    </ul>
  )
}
