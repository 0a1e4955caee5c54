/** What is said in areas/employer/notifications. */
export const words = {
  // NotificationsScreen
  getNudgeWhenReply: 'Get a nudge when a reply is due?',

  // NotificationsScreen
  newApplicantsRepliesOffers: 'New applicants, replies to offers and reminders appear here. We also email you the important ones.',
}
