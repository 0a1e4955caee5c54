export { type Notice, type SeekerNotice, eraseNotificationsOf, notifySeekers } from '#server/capabilities/ground/notices/notices'
export { insertNotifications, listOf, markRead, removeOf, unreadNotifications } from '#server/capabilities/ground/notices/store'
export type { NotificationRow } from '#server/capabilities/ground/notices/tables'
