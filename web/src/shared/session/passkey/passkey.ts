import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { refusals } from '@evenshift/contract/refusals'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ApiError } from '#web/api/api-error'
import type { Calls } from '#web/api/client'
import type { Grant } from '#web/shared/session/session'
import { words } from '#web/shared/session/passkey/words'

/** What the browser asks for is a finger, face or PIN: a passkey stands for the second step as well. */
const userVerification = 'required'

/** What the browser or its person says no to is a passkey that did not work. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch {
    const [statusCode, message] = refusals.PASSKEY_REFUSED
    throw new ApiError({ statusCode, code: 'PASSKEY_REFUSED', message })
  }
}

export type PasskeySignInCalls = Calls<StaffIdentityCalls, 'preparePasskeySignIn' | 'signInWithPasskey'>

export async function signInWithPasskey(calls: PasskeySignInCalls): Promise<Grant> {
  const { challenge, rpId } = await calls.preparePasskeySignIn()
  const { id, response } = await asked(startAuthentication({ optionsJSON: { challenge, rpId, userVerification } }))
  const { clientDataJSON, authenticatorData, signature } = response
  return calls.signInWithPasskey({ body: { id, clientDataJSON, authenticatorData, signature } })
}

export type PasskeyMakingCalls = Calls<StaffIdentityCalls, 'preparePasskey' | 'addPasskey'>

/** Has the browser make one, and adds it. */
export async function makePasskey(calls: PasskeyMakingCalls, password: string) {
  const { challenge, rpId, user, known } = await calls.preparePasskey({ body: { password } })
  const optionsJSON = {
    challenge,
    rp: { id: rpId, name: words.evenshift },
    user: { id: user.handle, name: user.name, displayName: user.name },
    // ES256, Ed25519 and RS256: what devices make.
    pubKeyCredParams: [-7, -8, -257].map((alg) => ({ alg, type: 'public-key' as const })),
    excludeCredentials: known.map((id) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: { residentKey: 'required' as const, userVerification },
  } as const
  const { id, response } = await asked(
    startRegistration({ optionsJSON: { ...optionsJSON, pubKeyCredParams: [...optionsJSON.pubKeyCredParams] } }),
  )
  const { clientDataJSON, attestationObject, transports = [] } = response
  return calls.addPasskey({ body: { id, clientDataJSON, attestationObject, transports } })
}
