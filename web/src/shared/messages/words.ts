/** What is said in shared/messages. */
export const words = {
  // Conversation
  messagesOldestFirst: 'Messages, oldest first',
  you: 'You',
  read: (value: string, readAt: string) => ` · read ${value}${readAt}`,
  moreActions: (sender: string, at: string) => `More actions for the message from ${sender}, ${at}`,

  // FeeNote
  dontPayThis: 'Don’t pay this',
  noEmployerMayCharge:
    'No employer may charge you for a check, a course or a uniform before you start. Where a DBS check is needed, they arrange it and pay.',
  reportThisMessage: 'Report this message',

  // WriteForm
  yourMessage: 'your message',
  yourNote: 'your note',
  cancel: 'Cancel',
}
