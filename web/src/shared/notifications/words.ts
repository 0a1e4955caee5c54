import { viewAll } from '#web/shared/words/numbers'

/** What is said in shared/notifications. */
export const words = {
  // GroupRow
  unread: '(unread)',
  showFewer: 'Show fewer',
  seeAll: viewAll,

  // InboxHead
  unreadDueToday: (unread: number, due: number) => `${unread} unread, ${due} due today`,
  unreadWithUnread: (unread: number) => `${unread} unread`,
  all: 'All',
  unreadLabel: 'Unread',
  notifications: 'Notifications',
  show: 'Show',
  markAllRead: 'Mark all read',
  settings: 'Settings',
  moreActionsAllNotifications: 'More actions for all notifications',
  deleteAll: 'Delete all',
  notificationSettings: 'Notification settings',

  // NotificationList
  couldntLoadNotifications: 'We couldn’t load your notifications',
  noUnreadNotifications: 'No unread notifications',
  noNotifications: 'No notifications',
  notificationsPages: 'Notifications, pages',
  kept90DaysDeleted: 'We delete notifications after 90 days.',

  // NotificationSkeletons
  loadingYourNotifications: 'Loading your notifications',

  // RowMenu
  allWithCount: (count: number) => ` all ${count}`,
  moreActionsFor: (title: string) => `More actions for ${title}`,
  markAsRead: (all: string) => `Mark${all} as read`,
  delete: (all: string) => `Delete${all}`,

  // group-body
  more: (more: number) => `${more} more`,
  firstReplyDue: (first: string) => `First reply due ${first}.`,
  dealtWith: 'Dealt with.',
  someDealtWith: (done: number) => `${done} dealt with.`,

  // row-actions
  startInterview: 'Start interview',
  pickATime: 'Pick a time',
  replyToOffer: 'Reply to offer',
  getReady: 'Get ready',
  seeWhy: 'See why',
  seeChanges: 'See changes',
  apply: 'Apply',
  seeJobs: 'See jobs',
  fixProfile: 'Fix profile',
  review: 'Review',
  reply: 'Reply',
  viewInterview: 'View interview',
  seePlans: 'See plans',
  editJob: 'Edit job',
  changeDate: 'Change date',
  confirm: 'Confirm',
  seeTimes: 'See times',
  reviewSignIns: 'Review sign-ins',

  // sections
  needsYourAnswer: 'Needs your answer',
  today: 'Today',
  yesterday: 'Yesterday',

  // useNotifications
  allNotificationsDeleted: 'All notifications deleted',
  notificationDeleted: 'Notification deleted',
  notificationsDeleted: (length: number) => `${length} notifications deleted`,
  couldntBringBack: 'We couldn’t bring that back.',
  undo: 'Undo',

  // row-actions
  viewAnswer: 'View answer',
}
