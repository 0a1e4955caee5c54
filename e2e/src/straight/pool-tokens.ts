import type { Cognito } from '#e2e/server/cognito'
import type { Account } from '#e2e/steps/people'

const sides = { jobseeker: 'JOBSEEKER', employer: 'EMPLOYER' } as const

/** Makes an account in a Cognito pool, with its email proven. */
export async function joinPool({ ask, newestCode }: Cognito, { side, email, password }: Account): Promise<void> {
  await ask('SignUp', sides[side], { Username: email, Password: password, UserAttributes: [{ Name: 'email', Value: email }] })
  await ask('ConfirmSignUp', sides[side], { Username: email, ConfirmationCode: await newestCode(email) })
}

/** What the pool gives for the password: what a browser hands to the server. */
export async function poolTokens({ ask }: Cognito, { side, email, password }: Account) {
  const AuthParameters = { USERNAME: email, PASSWORD: password }
  const { body, fault } = await ask('InitiateAuth', sides[side], { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters })
  if (fault !== '') throw new Error(`${email} has no way in: ${fault}`)
  const { AuthenticationResult } = body as { AuthenticationResult: { AccessToken: string; RefreshToken: string } } // no fault
  return { accessToken: AuthenticationResult.AccessToken, refreshToken: AuthenticationResult.RefreshToken }
}

/** Whether the pool has such an account. */
export const isInPool = async ({ ask }: Cognito, { side, email }: Account): Promise<boolean> =>
  (await ask('AdminGetUser', sides[side], { Username: email })).fault === ''
