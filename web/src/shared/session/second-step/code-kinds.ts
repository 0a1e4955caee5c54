import { codeFault } from '#web/shared/forms/account-fields'
import { words } from '#web/shared/session/second-step/words'

/** What is wrong with a recovery code, or null. */
const recoveryFault = (typed: string): string | null =>
  /^[\da-z]{4}[- ]?[\da-z]{4}$/i.test(typed.trim()) ? null : words.enterRecoveryCodeLike

/** The two codes that pass a second step: how each is asked for, and the way to the other. */
export const codeKinds = {
  app: {
    other: words.useRecoveryCodeInstead,
    faultOf: codeFault,
    input: { label: words.codeFromTheApp, inputMode: 'numeric', autoComplete: 'one-time-code', name: 'code' },
  },
  recovery: {
    other: words.useYourAppInstead,
    faultOf: recoveryFault,
    input: { label: words.recoveryCode, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, name: 'recovery' },
  },
} as const

/** What is wrong with a code of either kind, or null. */
export const eitherFault = (typed: string): string | null => codeFault(typed.trim()) && recoveryFault(typed) && words.enter6DigitCode
