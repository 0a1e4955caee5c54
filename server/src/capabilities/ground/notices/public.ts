export {
  eraseNotificationsOf,
  eraseOldNotifications,
  markRead,
  readAbout,
  removeNotifications,
  restoreNotifications,
} from '#server/capabilities/ground/notices/inbox'
export type { Told } from '#server/capabilities/ground/notices/called-off'
export { APPLICANT } from '#server/capabilities/ground/notices/named'
export { type Notice, type Recipient, tell } from '#server/capabilities/ground/notices/notices'
export { signInLetter, signInNotice } from '#server/capabilities/ground/notices/sign-in'
export { presentListed } from '#server/capabilities/ground/notices/presenter'
export { aboutApplications, unreadNotifications, unreadOf } from '#server/capabilities/ground/notices/store'
export { type ListQuery, listOf, newestOf } from '#server/capabilities/ground/notices/store.list'
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
