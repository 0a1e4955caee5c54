/** What a wording rule does. block: cannot be published or saved; warn: the writer sees why and may go on. Imports nothing. */
export const wordingSeverities = ['block', 'warn'] as const
export type WordingSeverity = (typeof wordingSeverities)[number]
