import type { Input, Output } from '@evenshift/contract/call'
import type { IdentityCalls } from '@evenshift/contract/identity/service'
import type { Calls } from '#web/api/client'
import { identity } from '#web/shared/session/identity'
import type { Grant } from '#web/shared/session/session'
import type { SignInType } from '#web/shared/session/sign-in-type'
import { siteConfig } from '#web/shared/site-config'

/** A second step that the pool asks everybody for, and this one has none: an app is set up with this before they are in. */
export interface AppAhead {
  readonly state: 'app'
  readonly secret: string
  readonly address: string
}

/** The ways in to a pool, in the shapes of its own calls whoever asks for the password. */
export interface WaysIn extends Calls<IdentityCalls, 'signUp' | 'sendCode' | 'passSecondStep' | 'requestReset' | 'resetPassword'> {
  /** null where the email is confirmed and the password is still to be asked for. */
  readonly confirm: (input: Input<IdentityCalls['confirm']>) => Promise<Grant | null>
  readonly signIn: (input: Input<IdentityCalls['signIn']>) => Promise<Output<IdentityCalls['signIn']> | AppAhead>
}

/** A side's ways in; what another service needs for them comes when they are asked for. */
export async function waysIn(type: SignInType): Promise<WaysIn> {
  const { signIn } = await siteConfig()
  if (signIn[type].kind === 'embedded') return identity[type]
  return (await import('#web/shared/session/cognito/sides')).cognitoIn(type, signIn[type])
}
