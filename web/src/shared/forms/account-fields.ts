import { PASSWORD_LENGTH_LEAST } from '@evenshift/contract/constants'
import { words } from '#web/shared/forms/words'

/** What is wrong with a typed email address, or null. */
export const emailFault = (value: string): string | null => (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : words.enterEmailAddressLike)

/** What is wrong with a new password, or null. */
export const passwordFault = (value: string): string | null =>
  value.length < PASSWORD_LENGTH_LEAST ? words.useAtLeastCharacters(PASSWORD_LENGTH_LEAST) : null

/** What is wrong with a code from a mail, or null. */
export const codeFault = (value: string): string | null => (/^\d{6}$/.test(value) ? null : words.enter6DigitCode)

/** The digits of a code that was typed or pasted: mails and phones put spaces and dashes around and between them. */
export const codeOf = (typed: string): string => typed.replaceAll(/\D/g, '')

/** How each field asks the browser for help. */
export const emailProps = {
  label: words.email,
  type: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const
export const codeProps = { label: words.code, inputMode: 'numeric', autoComplete: 'one-time-code', required: true } as const
export const newPasswordProps = {
  label: words.password,
  description: words.leastCharactersFewWords(PASSWORD_LENGTH_LEAST),
  autoComplete: 'new-password',
  required: true,
} as const
