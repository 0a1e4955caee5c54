import { codeFault } from '#web/shared/forms/account-fields'

/** What is wrong with a recovery code, or null. */
const recoveryFault = (typed: string): string | null =>
  /^[\da-z]{4}[- ]?[\da-z]{4}$/i.test(typed.trim()) ? null : 'Enter a recovery code, like 7K2M-QX4D'

/** The two codes that pass a second step: how each is asked for, and the way to the other. */
export const codeKinds = {
  app: {
    other: 'Use a recovery code instead',
    faultOf: codeFault,
    input: { label: 'Code from the app', inputMode: 'numeric', autoComplete: 'one-time-code', name: 'code' },
  },
  recovery: {
    other: 'Use your app instead',
    faultOf: recoveryFault,
    input: { label: 'Recovery code', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, name: 'recovery' },
  },
} as const

/** What is wrong with a code of either kind, or null. */
export const eitherFault = (typed: string): string | null =>
  codeFault(typed.trim()) && recoveryFault(typed) && 'Enter the 6-digit code, or a recovery code'
