import {
  type SignInOutput,
  confirmSignIn,
  confirmUserAttribute,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { answered, no } from '#web/shared/session/cognito/answered'
import { meaningsOwn } from '#web/shared/session/cognito/meanings'
import { type CognitoPool, Visit, withToken } from '#web/shared/session/cognito/visit'
import type { Host } from '#web/shared/session/cognito/ways-in'
import type { OwnWays } from '#web/shared/settings/sign-in/sign-in-calls'
import { words } from '#web/shared/session/cognito/words'

/** What our own server knows of who is signed in. */
interface Signed {
  readonly token: () => Promise<string>
  readonly signOutElsewhere: () => Promise<void>
}
interface OwnHost extends Host, Signed {
  readonly email: () => Promise<string>
}

/** Changes a password by the present one, and signs out whoever is in by it. */
export const changePasswordIn =
  (pool: CognitoPool, { token, signOutElsewhere }: Signed): OwnWays['changePassword'] =>
  async ({ body: { current: oldPassword, next: newPassword } }) => {
    await answered(updatePassword(withToken(pool, await token()), { oldPassword, newPassword }), meaningsOwn.changePassword)
    await signOutElsewhere()
  }

/** What somebody who is signed in does about their password, second step and email, where a Cognito pool keeps them. */
export function cognitoOwnWays(pool: CognitoPool, host: OwnHost): OwnWays {
  /** Who has given their password, until what they gave it for is done. */
  let proof = new Visit(pool)

  /** Has the pool ask for the password anew; says whether it wants a code as well. */
  const prove = async (password: string): Promise<SignInOutput['nextStep']['signInStep']> => {
    proof = new Visit(pool)
    const input = { username: await host.email(), password }
    return (await answered(signIn(proof.context, input), meaningsOwn.password)).nextStep.signInStep
  }
  /** Ends what the password was given for; the session here has tokens of its own. */
  const done = () => void signOut(proof.context)

  return {
    changePassword: changePasswordIn(pool, host),

    prepareSecondStep: async ({ body }) => {
      if ((await prove(body.password)) !== 'DONE') throw no(['ALREADY_EXISTS', words.secondStepAlready])
      const { sharedSecret, getSetupUri } = await answered(setUpTOTP(proof.context), meaningsOwn.password)
      return { secret: sharedSecret, address: getSetupUri(words.evenshift, await host.email()).href }
    },

    turnOnSecondStep: async ({ body }) => {
      await answered(verifyTOTPSetup(proof.context, { code: body.code }), meaningsOwn.secondStep)
      await answered(updateMFAPreference(proof.context, { totp: 'PREFERRED' }), meaningsOwn.secondStep)
      done()
      return { recoveryCodes: [] }
    },

    turnOffSecondStep: async ({ body }) => {
      if ((await prove(body.password)) !== 'DONE')
        await answered(confirmSignIn(proof.context, { challengeResponse: body.code }), meaningsOwn.secondStep)
      await answered(updateMFAPreference(proof.context, { totp: 'DISABLED' }), meaningsOwn.secondStep)
      done()
    },

    requestEmail: async ({ body }) => {
      if ((await prove(body.password)) !== 'DONE') throw no(['INVALID_TRANSITION', words.turnOffSecondStep])
      await answered(updateUserAttributes(proof.context, { userAttributes: { email: body.email } }), meaningsOwn.requestEmail)
      return { sent: true }
    },

    changeEmail: async ({ body }) => {
      const input = { userAttributeKey: 'email', confirmationCode: body.code } as const
      await answered(confirmUserAttribute(proof.context, input), meaningsOwn.changeEmail)
      const grant = await host.begin(proof.tokens())
      await host.endOthers(grant)
      return grant
    },
  }
}
