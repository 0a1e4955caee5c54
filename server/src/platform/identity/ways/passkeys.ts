import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PoolParts } from '#server/platform/identity/parts/parts'
import type { OwnPool } from '#server/platform/identity/port'
import { passkeyMail } from '#server/platform/identity/ways/mails'

const SIGN_IN = 'sign-in'
/** What the library expects around the answer of a browser. */
const around = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

/** Passkeys: added by whoever is signed in, and signed in with. The site's name is that of the product's address. */
export function withPasskeys({ pool, db, send, auth, people, browsers, passkeys, challenges }: PoolParts, baseUrl: string) {
  const rpId = new URL(baseUrl).hostname
  const expected = { expectedOrigin: new URL(baseUrl).origin, expectedRPID: rpId, requireUserVerification: true }
  return {
    passkeys: (userId) => passkeys.listOf(db, userId),

    async preparePasskey(userId, { browser }) {
      const { email } = (await people.byId(db, userId)) ?? { email: '' }
      const user = { handle: Buffer.from(userId).toString('base64url'), name: email }
      return { challenge: challenges.give(userId, browser), rpId, user, known: await passkeys.credentialsOf(db, userId) }
    },

    async addPasskey(userId, { id, clientDataJSON, attestationObject, transports }, { browser, userAgent }) {
      const response = { ...around(id), response: { clientDataJSON, attestationObject, transports: [] } }
      const expectedChallenge = (given: string) => challenges.givenAt(given, userId, browser) !== null
      // It throws at whatever is not as it should be.
      const { registrationInfo } = await verifyRegistrationResponse({ response, expectedChallenge, ...expected }).catch(() => ({
        registrationInfo: undefined,
      }))
      if (registrationInfo === undefined) return 'refused'
      const { id: credentialId, publicKey, counter } = registrationInfo.credential
      return db.transaction(async (tx) => {
        const key = { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: [...transports] }
        const added = await passkeys.add(tx, { userId, ...key, userAgent })
        const person = await people.byId(tx, userId)
        if (added !== null && person !== null) await send(tx, passkeyMail(pool, person.email, true))
        return added ?? 'refused'
      })
    },

    removePasskey: (userId, id) =>
      db.transaction(async (tx) => {
        const isRemoved = await passkeys.remove(tx, userId, id)
        const person = isRemoved ? await people.byId(tx, userId) : null
        if (person !== null) await send(tx, passkeyMail(pool, person.email, false))
        return isRemoved
      }),

    preparePasskeySignIn: ({ browser }) => ({ challenge: challenges.give(SIGN_IN, browser), rpId }),

    async signInWithPasskey({ id, clientDataJSON, authenticatorData, signature }, client, met) {
      const kept = await passkeys.byCredential(db, id)
      const person = kept && (await people.byId(db, kept.userId))
      if (!kept || !person) return 'refused'
      let challengedAt: Date | null = null
      const expectedChallenge = (given: string) => (challengedAt = challenges.givenAt(given, SIGN_IN, client.browser)) !== null
      const credential = { id, publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')), counter: kept.counter }
      const response = { ...around(id), response: { clientDataJSON, authenticatorData, signature } }
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge,
        credential,
        ...expected,
      }).catch(() => ({ verified: false, authenticationInfo: { newCounter: 0 } }))
      if (!verified || challengedAt === null) return 'refused'
      const at = challengedAt
      const { userId, email } = person
      const isUsed = await db.transaction(async (tx) => {
        if (!(await passkeys.use(tx, kept.id, authenticationInfo.newCounter, at))) return false
        if (await browsers.meet(tx, userId, client.browser)) await met(tx, { userId, email, userAgent: client.userAgent })
        return true
      })
      return isUsed ? ((await auth.begin(userId, client, { hasPassed: true })) ?? 'refused') : 'refused'
    },
  } satisfies Partial<OwnPool>
}
