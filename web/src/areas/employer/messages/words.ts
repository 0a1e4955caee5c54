/** What is said in areas/employer/messages. */
export const words = {
  // Messages
  report: (name: string) => `Report ${name}`,
  managersOwnersWriteApplicants: 'Only managers and owners can message applicants.',
  writeTo: (name: string) => `Message ${name}`,
  replyDateStartsAgain: 'Sending a message gives you more time to decide.',
  send: 'Send',
  ended: (name: string) => `This has ended, so you can’t message ${name} any more.`,

  // MessagesScreen
  openApplicantWriteThem: 'Open an applicant to write to them. Your messages with them appear here.',
  seeApplicants: 'See applicants',
  messages: 'Messages',
  viewApplication: 'View application',
}
