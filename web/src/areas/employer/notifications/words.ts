/** What is said in areas/employer/notifications. */
export const words = {
  // NotificationsScreen
  newApplicantsRepliesOffers: 'New applicants, replies to offers and reminders appear here. We also email you, as you choose in settings.',
}
