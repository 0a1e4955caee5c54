import type { IdentityCalls, StaffIdentityCalls } from '@evenshift/contract/identity/service'
import type { Calls } from '#web/api/client'

type SettingUp = 'prepareSecondStep' | 'turnOnSecondStep'

export type PasskeyCalls = Calls<StaffIdentityCalls, 'passkeys' | 'preparePasskey' | 'addPasskey' | 'removePasskey'>
export type SettingUpCalls = Calls<StaffIdentityCalls, SettingUp>
export type SecondStepCalls = Calls<StaffIdentityCalls, SettingUp | 'ownSecondStep' | 'turnOffSecondStep'> &
  Partial<Calls<StaffIdentityCalls, 'renewRecoveryCodes'>>

/**
 * What the card of signing in asks of the identity of whoever is signed in: alike in every pool. Another service than ours has neither
 * passkeys nor recovery codes, and may ask everybody for a second step.
 */
export type SignInCalls = Calls<StaffIdentityCalls, 'changePassword' | 'sessions' | 'endSession' | 'signOutElsewhere'> &
  Partial<SecondStepCalls & PasskeyCalls>

/** What somebody changes of their sign-in with whoever asks for their password. */
export type OwnWays = Calls<IdentityCalls, 'changePassword' | SettingUp | 'turnOffSecondStep' | 'requestEmail' | 'changeEmail'>

export const offersPasskeys = (calls: SignInCalls): calls is SignInCalls & PasskeyCalls => calls.passkeys !== undefined
export const offersSecondStep = (calls: SignInCalls): calls is SignInCalls & SecondStepCalls => calls.ownSecondStep !== undefined
