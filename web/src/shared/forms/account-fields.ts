import { PASSWORD_LENGTH_LEAST } from '@evenshift/contract/constants'

/** What is wrong with a typed email address, or null. */
export const emailFault = (value: string): string | null =>
  /^\S+@\S+\.\S+$/.test(value.trim()) ? null : 'Enter an email address, like name@example.co.uk'

/** What is wrong with a new password, or null. */
export const passwordFault = (value: string): string | null =>
  value.length < PASSWORD_LENGTH_LEAST ? `Use at least ${PASSWORD_LENGTH_LEAST} characters` : null

/** What is wrong with a code from a mail, or null. */
export const codeFault = (value: string): string | null => (/^\d{6}$/.test(value) ? null : 'Enter the 6-digit code')

/** The digits of a code that was typed or pasted: mails and phones put spaces and dashes around and between them. */
export const codeOf = (typed: string): string => typed.replaceAll(/\D/g, '')

/** How each field asks the browser for help. */
export const emailProps = {
  label: 'Email',
  type: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const
export const codeProps = { label: 'Code', inputMode: 'numeric', autoComplete: 'one-time-code', required: true } as const
export const newPasswordProps = {
  label: 'Password',
  description: `At least ${PASSWORD_LENGTH_LEAST} characters. A few words in a row are easy to remember.`,
  autoComplete: 'new-password',
  required: true,
} as const
