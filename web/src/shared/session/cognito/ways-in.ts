import {
  type SignInOutput,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth'
import { answered, no } from '#web/shared/session/cognito/answered'
import { meaningsIn } from '#web/shared/session/cognito/meanings'
import { type CognitoPool, type Tokens, Visit } from '#web/shared/session/cognito/visit'
import type { Grant } from '#web/shared/session/session'
import type { WaysIn } from '#web/shared/session/ways-in'
import { words } from '#web/shared/session/cognito/words'

/** What our server does about a sign-in that the pool has seen. */
export interface Host {
  /** Begins a session with what the pool gave. */
  readonly begin: (tokens: Tokens) => Promise<Grant>
  /** Ends the person's other sessions. */
  readonly endOthers: (grant: Grant) => Promise<unknown>
  /** Signs this browser out. */
  readonly leave: () => Promise<unknown>
  /** Whether its screens set up an app on the way in. */
  readonly setsUpApps: boolean
}
interface Credentials {
  readonly email: string
  readonly password: string
}

const nobody: Credentials = { email: '', password: '' }
const SENT = { sent: true } as const
/** An email as the pool has it. */
const emailOf = (typed: string): string => typed.trim().toLowerCase()

/** The ways in to a Cognito pool: Amplify asks the pool, and what that gives is handed to our server, once. */
export function cognitoWaysIn(pool: CognitoPool, host: Host): WaysIn {
  let visit = new Visit(pool)
  /** Who is coming in. */
  let coming = ''
  /** Who is to confirm their email, so that they don't type their password again. */
  let joining = nobody
  /** Who chose a new password here: whoever is in by the old one is signed out once the new one is used. */
  let renewed = ''

  const begin = async (): Promise<Grant> => {
    const grant = await host.begin(visit.tokens())
    if (coming === renewed) await host.endOthers(grant)
    renewed = ''
    joining = nobody
    return grant
  }

  const goOn = async ({ nextStep }: SignInOutput, who: Credentials) => {
    switch (nextStep.signInStep) {
      case 'DONE':
        return { state: 'signed_in', ...(await begin()) } as const
      case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
        return { state: 'second_step' } as const
      case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
        const { sharedSecret, getSetupUri } = nextStep.totpSetupDetails
        if (!host.setsUpApps) throw no(['SIGN_IN_DOWN'])
        return { state: 'app', secret: sharedSecret, address: getSetupUri(words.evenshift, who.email).href } as const
      }
      case 'CONFIRM_SIGN_UP':
        joining = who
        // The code of the sign-up may still be good, so they go on where no other can be sent.
        await ways.sendCode({ body: who }).catch(() => undefined)
        return { state: 'confirm' } as const
      case 'RESET_PASSWORD':
      case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
        throw no(['SIGN_IN_FAILED', words.chooseNewPasswordFirst])
      default:
        throw no(['SIGN_IN_DOWN'])
    }
  }

  const ways: WaysIn = {
    signUp: async ({ body }) => {
      const { password } = body
      const username = emailOf(body.email)
      joining = { email: username, password }
      const input = { username, password, options: { userAttributes: { email: username } } }
      // A known address goes to the code like any other; where it was never confirmed, there is one for it.
      return (await answered(signUp(visit.context, input), meaningsIn.signUp)) ? SENT : ways.sendCode({ body })
    },

    sendCode: async ({ body }) => {
      await answered(resendSignUpCode(visit.context, { username: emailOf(body.email) }), meaningsIn.sendCode)
      return SENT
    },

    confirm: async ({ body: { email, code: confirmationCode } }) => {
      const username = emailOf(email)
      await answered(confirmSignUp(visit.context, { username, confirmationCode }), meaningsIn.confirm)
      if (joining.email !== username) return null
      // The email is confirmed, whatever comes of this: it can be signed in with.
      const answer = await ways.signIn({ body: joining }).catch(() => null)
      return answer?.state === 'signed_in' ? answer : null
    },

    signIn: async ({ body }) => {
      visit = new Visit(pool)
      coming = emailOf(body.email)
      const { password } = body
      const output = await answered(signIn(visit.context, { username: coming, password }), meaningsIn.signIn)
      return goOn(output, { email: coming, password })
    },

    passSecondStep: async ({ body }) => {
      await answered(confirmSignIn(visit.context, { challengeResponse: body.code }), meaningsIn.passSecondStep)
      return begin()
    },

    requestReset: async ({ body }) => {
      await answered(resetPassword(visit.context, { username: emailOf(body.email) }), meaningsIn.requestReset)
      return SENT
    },

    resetPassword: async ({ body: { email, code: confirmationCode, password: newPassword } }) => {
      const username = emailOf(email)
      await answered(confirmResetPassword(visit.context, { username, confirmationCode, newPassword }), meaningsIn.resetPassword)
      renewed = username
      // Whoever is in by the old password is out straight away; where a second step is asked for, once it has been passed.
      const answer = await ways.signIn({ body: { email, password: newPassword } }).catch(() => null)
      if (answer?.state === 'signed_in') await host.leave()
    },
  }
  return ways
}
