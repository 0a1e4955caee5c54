/** Passkeys: a key in somebody's phone, computer or stick, which asks for their finger, face or PIN; it stands for password and second step. */
import { z } from 'zod'
import { type Pool, contract } from '#contract/call'
import { accessToken } from '#contract/identity/fields'
import { byId, givenPassword, id, instant } from '#contract/model/basics'

/** Bytes as browsers write them, in base 64 for addresses. */
const bytes = (most: number) =>
  z
    .string('Send the passkey’s answer')
    .max(most, 'The passkey’s answer is too long')
    .regex(/^[\w-]+$/, 'Send the passkey’s answer as it came')
    .meta({ example: 'AAAA' })
const credentialId = bytes(1400)
const passkey = z.object({
  _id: id,
  /** The browser that added it: "Chrome on Android"; empty where it is not known. */
  label: z.string(),
  since: instant,
  lastUsedAt: instant.nullable(),
})
/** What is to be signed within five minutes, by this browser. */
const challenge = z.string()

export const passkeyCalls = <const P extends Pool>(pool: P) => {
  const own = { caller: pool, approval: 'even_suspended', role: 'reviewer' } as const
  return contract({
    passkeys: {
      method: 'GET',
      path: '/passkeys',
      summary: 'The passkeys of the person who is signed in, the newest first',
      ...own,
      output: z.array(passkey),
      refusals: ['SIGN_IN_ELSEWHERE'],
    },
    preparePasskey: {
      method: 'POST',
      path: '/passkeys/prepare',
      summary: 'What a browser needs to make a passkey',
      ...own,
      body: z.strictObject({ password: givenPassword }),
      output: z.object({
        challenge,
        /** The site that it works for. */
        rpId: z.string(),
        user: z.object({ handle: z.string(), name: z.string() }),
        /** Those that the person has. */
        known: z.array(z.string()),
      }),
      refusals: ['SIGN_IN_FAILED', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    addPasskey: {
      method: 'POST',
      path: '/passkeys',
      summary: 'Adds a passkey that this browser made',
      ...own,
      body: z.strictObject({
        id: credentialId,
        clientDataJSON: bytes(4000),
        attestationObject: bytes(20_000),
        transports: z.array(z.string().max(20, 'The transport is too long')).max(10, 'Send at most 10 transports'),
      }),
      output: passkey,
      status: 201,
      refusals: ['PASSKEY_REFUSED', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    removePasskey: {
      method: 'DELETE',
      path: '/passkeys/{id}',
      summary: 'Removes a passkey; nobody signs in with it any more',
      ...own,
      params: byId,
      status: 204,
      refusals: ['NOT_FOUND', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    preparePasskeySignIn: {
      method: 'POST',
      path: '/passkey-sign-in/prepare',
      summary: 'What a browser needs to sign in with a passkey',
      caller: 'anyone',
      output: z.object({ challenge, rpId: z.string() }),
      refusals: ['SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    signInWithPasskey: {
      method: 'POST',
      path: '/passkey-sign-in',
      summary: 'Signs in with a passkey, which stands for password and second step',
      caller: 'anyone',
      body: z.strictObject({ id: credentialId, clientDataJSON: bytes(4000), authenticatorData: bytes(4000), signature: bytes(4000) }),
      output: accessToken,
      refusals: ['PASSKEY_REFUSED', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
  })
}
