/** What is said in shared/forms. */
export const words = {
  // KeptNote
  keptWhatYoudTyped: (not: string) => `We kept what you’d typed but not ${not}.`,
  discardIt: 'Discard it',

  // account-fields
  enterEmailAddressLike: 'Enter an email address, like name@example.co.uk',
  useAtLeastCharacters: (value: number) => `Use at least ${value} characters`,
  enter6DigitCode: 'Enter the 6-digit code',
  email: 'Email',
  code: 'Code',
  password: 'Password',

  // OutboxHint
  sendsNoMail: 'This copy of Evenshift sends no email.',
  viewOutbox: 'View outbox',

  // account-fields
  leastCharactersFewWords: (value: number) => `At least ${value} characters. Three random words work well.`,
}
