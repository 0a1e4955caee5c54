/** What is said in areas/seeker/messages. */
export const words = {
  // Messages
  report: (employerName: string) => `Report ${employerName}`,
  message: 'Message',
  canWriteOnceAfter: 'You can send one message now. You can send more once they’ve replied.',
  send: 'Send',

  // MessagesScreen
  whenApplyCanWrite: 'When you apply, you can write to the employer from your application. You’ll see their replies here.',
  notesWithOffers: 'Notes with your offers',
  findJobs: 'Find jobs',
  messages: 'Messages',
  pay: 'Pay',
  shifts: 'Shifts',
  applied: 'Applied',
  viewApplication: 'View application',
  readTheAdvert: 'Read the advert',
}
