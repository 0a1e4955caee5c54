import type { ApplicationDetail } from '@evenshift/contract/model/application'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/Card'
import styles from './Application.module.css'

/** What both sides wrote, oldest first; nothing where nobody did. */
export function MessagesCard({ application: { messages } }: { readonly application: ApplicationDetail }) {
  if (messages.length === 0) return null
  const inOrder = [...messages].sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  return (
    <Card>
      <h2>Messages</h2>
      <ul className={styles.messages}>
        {inOrder.map(({ _id, from, senderName, text, createdAt }) => (
          <li key={_id} data-own={from === 'seeker' || undefined}>
            <small>
              {from === 'seeker' ? 'You' : senderName}, {dayDate(createdAt)} at {clockTime(createdAt)}
            </small>
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
