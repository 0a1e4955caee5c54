import { randomBytes } from 'node:crypto'
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GetUserPoolMfaConfigCommand,
  RevokeTokenCommand,
  UsernameExistsException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { IdentityDown } from '#server/platform/identity/port'

export interface CognitoPool {
  readonly userPoolId: string
  readonly clientId: string
}
export interface CognitoService {
  readonly region: string
  /** Where it is asked instead of at the region's own address. */
  readonly endpoint: string | null
  /** Null takes those of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
  /** Nobody who waits for an answer waits longer; whoever asked asks again. */
  readonly timeoutMs: number
}

export const originOf = ({ region, endpoint }: CognitoService): string => endpoint ?? `https://cognito-idp.${region}.amazonaws.com`

/** What says no to who is asked about; everything else says that nothing can be said now. */
const REFUSALS = [
  'NotAuthorizedException',
  'RefreshTokenReuseException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
]
const APP = 'SOFTWARE_TOKEN_MFA'

const valueOf = (attributes: readonly { Name?: string | undefined; Value?: string | undefined }[] = [], name: string) =>
  attributes.find(({ Name }) => Name === name)?.Value ?? ''

/** Amazon Cognito, as the server asks it about one pool. */
export function cognitoWire(
  { region, endpoint, credentials, timeoutMs }: CognitoService,
  { userPoolId: UserPoolId, clientId: ClientId }: CognitoPool,
) {
  const client = new CognitoIdentityProviderClient({
    region,
    maxAttempts: 1,
    ...(endpoint !== null && { endpoint }),
    ...(credentials !== null && { credentials }),
  })
  /** What is answered within the time; `refused` where it says no. */
  const ask = async <T>(asking: (within: { readonly abortSignal: AbortSignal }) => Promise<T>): Promise<T | 'refused'> => {
    try {
      return await asking({ abortSignal: AbortSignal.timeout(timeoutMs) })
    } catch (error) {
      if (error instanceof Error && REFUSALS.includes(error.name)) return 'refused'
      throw new IdentityDown('Cognito cannot be asked', { cause: error })
    }
  }
  /** What must be done of somebody who may be gone. */
  const unlessGone = async (asking: Parameters<typeof ask>[0]): Promise<void> => {
    try {
      await asking({ abortSignal: AbortSignal.timeout(timeoutMs) })
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw new IdentityDown('Cognito cannot be asked', { cause: error })
    }
  }
  const byName = (Username: string) => ask((within) => client.send(new AdminGetUserCommand({ UserPoolId, Username }), within))
  const setPassword = (Username: string, Password: string, Permanent: boolean) =>
    unlessGone((within) => client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent }), within))
  const signOut = (Username: string) =>
    unlessGone((within) => client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }), within))
  /** Since when somebody has a second step, as far as the pool tells: it keeps no more than when anything was changed last. */
  const stepSince = async (userId: string): Promise<Date | null> => {
    const answer = await byName(userId)
    if (answer === 'refused' || !answer.UserMFASettingList?.includes(APP)) return null
    return answer.UserLastModifiedDate ?? new Date(0)
  }

  return {
    /** New tokens for a refresh token, with another in its place where the client rotates them. */
    async renew(RefreshToken: string) {
      const answer = await ask((within) => client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }), within))
      const given = answer === 'refused' ? undefined : answer.AuthenticationResult
      if (given?.AccessToken === undefined) return 'refused'
      return { accessToken: given.AccessToken, refreshToken: given.RefreshToken ?? RefreshToken }
    },
    /** Whose access token it is, where it was not revoked. */
    async holderOf(AccessToken: string) {
      const answer = await ask((within) => client.send(new GetUserCommand({ AccessToken }), within))
      if (answer === 'refused') return answer
      const { UserAttributes: attributes, UserMFASettingList: steps = [] } = answer
      const email = valueOf(attributes, 'email_verified') === 'true' ? valueOf(attributes, 'email').toLowerCase() : ''
      return { userId: valueOf(attributes, 'sub'), email, hasStep: steps.includes(APP) }
    },
    stepSince,
    /** Whether nobody comes in without a second step. */
    async asksEverybodyTwice(): Promise<boolean> {
      const answer = await ask((within) => client.send(new GetUserPoolMfaConfigCommand({ UserPoolId }), within))
      return answer !== 'refused' && answer.MfaConfiguration === 'ON'
    },
    async isPassword(USERNAME: string, PASSWORD: string): Promise<boolean> {
      const AuthParameters = { USERNAME, PASSWORD }
      // Nobody is given the tokens of the answer, so there is nothing to sign out of.
      const asked = new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters })
      return (await ask((within) => client.send(asked, within))) !== 'refused'
    },
    /** Somebody of this email, made where there is none; no mail is sent. */
    async ensure(Username: string): Promise<string> {
      const UserAttributes = [
        { Name: 'email', Value: Username },
        { Name: 'email_verified', Value: 'true' },
      ]
      const made = new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, MessageAction: 'SUPPRESS' })
      try {
        return valueOf((await client.send(made, { abortSignal: AbortSignal.timeout(timeoutMs) })).User?.Attributes, 'sub')
      } catch (error) {
        if (!(error instanceof UsernameExistsException)) throw new IdentityDown('Cognito cannot be asked', { cause: error })
      }
      const known = await byName(Username)
      if (known === 'refused') throw new IdentityDown('Cognito has somebody of this email, and nobody')
      return valueOf(known.UserAttributes, 'sub')
    },
    setPassword: (userId: string, password: string) => setPassword(userId, password, true),
    /** Takes away what somebody signs in with. */
    async close(userId: string): Promise<void> {
      await setPassword(userId, randomBytes(24).toString('base64url'), false)
      if ((await stepSince(userId)) !== null) {
        const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false }
        const off = new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username: userId, SoftwareTokenMfaSettings })
        await unlessGone((within) => client.send(off, within))
      }
      await signOut(userId)
    },
    signOut,
    remove: (Username: string) => unlessGone((within) => client.send(new AdminDeleteUserCommand({ UserPoolId, Username }), within)),
    async revoke(Token: string): Promise<void> {
      await ask((within) => client.send(new RevokeTokenCommand({ ClientId, Token }), within))
    },
  }
}
export type CognitoWire = ReturnType<typeof cognitoWire>
