import type { Message } from '@evenshift/contract/model/application/message'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFlag } from '@tabler/icons-react'
import { FeeNote } from '#web/shared/messages/FeeNote'
import { clockTime, dayDate, dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/shared/messages/words'
import styles from './Conversation.module.css'

interface ConversationProps {
  readonly messages: readonly Message[]
  /** Whose screen it is. */
  readonly side: Message['from']
  /** Reports what the other side wrote. */
  readonly onReport: (message: Message) => void
}

/** What both sides wrote, oldest first, under its days. */
export function Conversation({ messages, side, onReport }: ConversationProps) {
  const now = useNow()
  const inOrder = messages.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  const dayOf = (message: Message | undefined) => message && dayDate(message.createdAt)
  return (
    <ul className={styles.messages} aria-label={words.messagesOldestFirst}>
      {inOrder.map((message, place) => {
        const { _id, from, senderName, createdAt, readAt } = message
        const isOwn = from === side
        const warning = isOwn ? null : message.warning
        return (
          <li key={_id} data-own={isOwn || undefined}>
            {dayOf(message) !== dayOf(inOrder[place - 1]) && <p className={styles.day}>{dayDateNear(createdAt, now)}</p>}
            <div className={styles.said}>
              <p className={styles.bubble}>{warning ? <Marked {...message} warning={warning} /> : message.text}</p>
              {!isOwn && !warning && (
                <MessageMenu label={words.moreActions(senderName, clockTime(createdAt))} onReport={() => onReport(message)} />
              )}
            </div>
            <small>
              {isOwn ? words.you : senderName}, {clockTime(createdAt)}
              {isOwn && readAt !== null && words.read(dayOf(message) === dayDate(readAt) ? '' : `${dayDate(readAt)}, `, clockTime(readAt))}
            </small>
            {warning && <FeeNote onReport={() => onReport(message)} />}
          </li>
        )
      })}
    </ul>
  )
}

/** What can be done with a message of the other side. */
const MessageMenu = ({ label, onReport }: { readonly label: string; readonly onReport: () => void }) => (
  <Menu position="bottom-end" width={220}>
    <Menu.Target>
      <ActionIcon variant="subtle" aria-label={label}>
        <IconDots size={20} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconFlag size={18} stroke={1.75} aria-hidden />} onClick={onReport}>
        {words.reportThisMessage}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)

/** A text with the words that its reader is warned about. */
function Marked({ text, warning }: { readonly text: string; readonly warning: NonNullable<Message['warning']> }) {
  return (
    <>
      {text.slice(0, warning.start)}
      <mark className={styles.fee}>{text.slice(warning.start, warning.end)}</mark>
      {text.slice(warning.end)}
    </>
  )
}
