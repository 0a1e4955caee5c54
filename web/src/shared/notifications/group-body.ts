import type { NotificationType } from '@evenshift/contract/states/notification'
import { isAsking, isSettled } from '@evenshift/contract/states/notification-asks'
import type { Notification } from '#web/shared/notifications/useNotifications'
import { dayDate } from '#web/shared/words/dates'
import { words } from '#web/shared/notifications/words'

const NAMED_MOST = 4
const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "Harry, Grace, Sana and Noor. First reply due Thu 26 Nov. 1 dealt with." */
export function groupBody(type: NotificationType, notifications: readonly Notification[]): string {
  const names = [...new Set(notifications.flatMap(({ about }) => about?.who ?? []))]
  const more = names.length - NAMED_MOST
  const named = more > 0 ? [...names.slice(0, NAMED_MOST), words.more(more)] : names
  const [first] = notifications.flatMap(({ about }) => about?.dueBy ?? []).toSorted()
  const done = isAsking(type) ? notifications.filter(({ about }) => isSettled(type, about?.owed ?? [])).length : 0
  return [
    named.length > 0 && `${inWords.format(named)}.`,
    first !== undefined && words.firstReplyDue(dayDate(first)),
    done > 0 && (done === notifications.length ? words.dealtWith : words.someDealtWith(done)),
  ]
    .filter(Boolean)
    .join(' ')
}
