/** What is said in areas/seeker/notifications. */
export const words = {
  // NotificationsScreen
  repliesOffersNewJobs: 'Replies, offers, new jobs and deadlines appear here. We also email you, as you choose in settings.',
}
