import { PASSWORD_LENGTH_LEAST } from '@evenshift/contract/constants'
import type { RefusalCode } from '@evenshift/contract/refusals'
import { words } from '#web/shared/session/cognito/words'

/** A refusal of ours: its code, another sentence where it has one here, and the field that it belongs to. */
export type Meaning = readonly [code: RefusalCode, message?: string, field?: string]
/** What a pool's errors mean, by their names; null isn't told: it's as if it had been done. */
export type Meanings<M extends Meaning | null> = Readonly<Record<string, M>>

const wrongCode = ['CODE_WRONG'] as const
const wrongPassword = ['SIGN_IN_FAILED'] as const
const weakAt = (field: string): Meanings<Meaning> => {
  const weak = ['INVALID_INPUT', words.useLeastCharactersOthers(PASSWORD_LENGTH_LEAST), field] as const
  return { InvalidPasswordException: weak, PasswordHistoryPolicyViolationException: weak }
}
/** A code that isn't the one that was sent; the same for a code to nobody, which tells of no email. */
const ofMail: Meanings<Meaning> = {
  CodeMismatchException: wrongCode,
  ExpiredCodeException: wrongCode,
  UserNotFoundException: wrongCode,
  NotAuthorizedException: wrongCode,
  AliasExistsException: wrongCode,
  InvalidParameterException: wrongCode,
}
const wrongAppCode = ['CODE_WRONG', words.codeIsntRightUse, 'code'] as const
const ofApp: Meanings<Meaning> = {
  CodeMismatchException: wrongAppCode,
  ExpiredCodeException: wrongAppCode,
  EnableSoftwareTokenMFAException: wrongAppCode,
}
/** Whoever asks for a code is told the same, whether there is such an email or not. */
const unsaid: Meanings<null> = { UserNotFoundException: null, NotAuthorizedException: null, InvalidParameterException: null }

/** What a Cognito pool means by its errors when it's asked for a way in. */
export const meaningsIn = {
  signUp: { ...weakAt('password'), UsernameExistsException: null },
  sendCode: unsaid,
  confirm: ofMail,
  signIn: { NotAuthorizedException: wrongPassword, UserNotFoundException: wrongPassword, InvalidParameterException: wrongPassword },
  passSecondStep: { ...ofApp, NotAuthorizedException: ['SECOND_STEP_LATE'], SignInException: ['SECOND_STEP_LATE'] },
  requestReset: { ...unsaid, CodeDeliveryFailureException: null },
  resetPassword: { ...ofMail, ...weakAt('password') },
} as const satisfies Readonly<Record<string, Meanings<Meaning | null>>>

const notYours = ['SIGN_IN_FAILED', words.thatIsntYourPassword, 'password'] as const
const notCurrent = ['SIGN_IN_FAILED', words.thatsNotCurrentPassword] as const

/** The same when it's asked by who is signed in. */
export const meaningsOwn = {
  password: { NotAuthorizedException: notYours, UserNotFoundException: notYours, InvalidParameterException: notYours },
  changePassword: { ...weakAt('next'), NotAuthorizedException: notCurrent, InvalidParameterException: notCurrent },
  secondStep: { ...ofApp, NotAuthorizedException: wrongAppCode },
  // Nobody is told that an email is somebody else's: its code never comes.
  requestEmail: { AliasExistsException: null },
  changeEmail: ofMail,
} as const satisfies Readonly<Record<string, Meanings<Meaning | null>>>
