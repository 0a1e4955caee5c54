export { type Notice, type Recipient, eraseNotificationsOf, tell } from '#server/capabilities/ground/notices/notices'
export { listOf, markRead, removeOf, unreadNotifications } from '#server/capabilities/ground/notices/store'
export type { NotificationRow } from '#server/capabilities/ground/notices/tables'
