/** What is said in shared/messages/inbox. */
export const words = {
  // Inbox
  messages: 'Messages',
  noMessagesYet: 'No messages yet',
  conversations: 'Conversations',
  couldntLoadMessages: 'We couldn’t load your messages',
  conversationsPages: 'Conversations, pages',
  loadingMessages: 'Loading messages',
  new: 'New:',
  yesterday: 'Yesterday',

  // OpenThread
  couldntOpenTheseMessages: 'We couldn’t open these messages',

  // Thread
  messagesWith: (name: string) => `Messages with ${name}`,
  aboutThisApplication: 'About this application',
}
