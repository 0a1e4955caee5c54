import type { CognitoParts, PoolWork } from '#server/platform/identity/cognito/parts'
import type { IdentityPool } from '#server/platform/identity/port'

/** The ends of sessions and of people: here at once, in the service whenever it answers. */
export function going({ pool, db, clock, wire, cookies, sessions, people, codes, tries, later }: CognitoParts) {
  return {
    async signOut(cookieHeader) {
      const kept = cookies.read(cookieHeader)
      if (kept !== null) {
        await db.transaction(async (tx) => {
          await sessions.endOne(tx, kept.sessionId)
          await later(tx, { kind: 'revoke', pool, sealed: cookies.valueOf(cookieHeader) })
        })
      }
      return cookies.taken
    },

    async signOutElsewhere({ userId, sessionId }) {
      await sessions.endAll(db, userId, sessionId)
    },

    signOutEverywhere: (userId) =>
      db.transaction(async (tx) => {
        await sessions.endAll(tx, userId)
        await later(tx, { kind: 'sign_out', pool, userId, at: clock.now().toISOString() })
      }),

    endSession: (userId, sessionId) => sessions.endOf({ userId, sessionId }),

    erase: (userId) =>
      db.transaction(async (tx) => {
        const person = await people.find(tx, userId)
        await people.remove(tx, userId)
        if (person !== null) {
          await codes.forget(tx, person.email)
          await tries.forgetPerson(tx, person)
        }
        await later(tx, { kind: 'forget', pool, userId })
      }),

    async finish(work: PoolWork): Promise<void> {
      if (work.kind === 'revoke') {
        const kept = cookies.unseal(work.sealed)
        if (kept !== null) await wire.revoke(kept.refreshToken)
      } else if (work.kind === 'sign_out') {
        // Whoever has signed in again meanwhile stays: their sessions from before are no use here.
        if (!(await sessions.beganSince(work.userId, new Date(work.at)))) await wire.signOut(work.userId)
      } else {
        await wire.remove(work.userId)
        // They may have come in again before the service knew.
        await db.transaction((tx) => people.remove(tx, work.userId))
      }
    },
  } satisfies Partial<IdentityPool> & Record<'finish', unknown>
}
