export {
  type Notice,
  type Recipient,
  eraseNotificationsOf,
  markRead,
  removeNotifications,
  tell,
} from '#server/capabilities/ground/notices/notices'
export { presentNotification } from '#server/capabilities/ground/notices/presenter'
export { listOf, unreadNotifications } from '#server/capabilities/ground/notices/store'
export type { NotificationRow } from '#server/capabilities/ground/notices/tables'
export {
  type Side,
  choose,
  DIGEST,
  chooseByMail,
  digestStopPaths,
  preferencesOf,
  stopPaths,
  stoppableType,
  waysOf,
} from '#server/capabilities/ground/notices/choices'
export { personOfStop } from '#server/capabilities/ground/notices/store.choices'
