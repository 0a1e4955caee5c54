import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import type { Client } from '#web/api/client'

type PasskeyCall = 'passkeys' | 'preparePasskey' | 'addPasskey' | 'removePasskey'
type StepCall = 'ownSecondStep' | 'prepareSecondStep' | 'turnOnSecondStep' | 'turnOffSecondStep' | 'renewRecoveryCodes'

/** What the card of signing in asks of the identity of whoever is signed in: alike in every pool. */
export type SignInCalls = Pick<
  Client<StaffIdentityCalls>,
  'changePassword' | 'sessions' | 'endSession' | 'signOutElsewhere' | StepCall | PasskeyCall
>
