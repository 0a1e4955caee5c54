/** What is said in areas/employer/applicants/bulk. */
export const words = {
  // BulkBar
  shortlist: 'Shortlist',
  inReview: 'In review',
  selectedApplicants: 'Selected applicants',
  chosen: (length: number) => `${length} selected`,
  managerOwnerDecides: 'Only managers and owners can decide.',
  notThisTime: 'Not this time',
  undo: (length: number) => `Undo ${length}`,
  people: (length: number) => `${length} people`,

  // ChooseLine
  cancelSelection: 'Cancel selection',
  select: 'Select',

  // CompareLink
  compareOneJob: 'Compare (one job only)',
  compareSelect24: 'Compare (select 2 to 4)',
  compare: (length: number) => `Compare ${length}`,

  // MessageDialog
  message: 'Message',
  messageTo: (who: string) => `Message ${who}`,
  eachGetsIt: 'Each of them gets it by itself. No one sees who else you wrote to.',
  enterMessage: 'Enter a message',
  sendMessage: 'Send message',
  sendAgain: 'Send again',
  reached: (names: string) => `Sent to ${names}.`,
  notReached: (names: string) => `${names} didn’t get it. Send again to write to them only.`,

  // StayedNote
  itDidntWorkForEveryone: 'It didn’t work for everyone',
  ok: 'OK',
}
