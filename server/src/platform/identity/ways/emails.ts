import { setTimeout as wait } from 'node:timers/promises'
import { ANSWER_MS, type PoolParts, addressOf } from '#server/platform/identity/parts/parts'
import type { OwnPool } from '#server/platform/identity/port'
import type { CodeSubject } from '#server/platform/identity/store/codes'
import { emailChangedMail, emailMail, emailTakenMail } from '#server/platform/identity/ways/mails'

/** The email of who is signed in, and another one, or the same proven again: by a code that is mailed to it. */
export function newEmails({ pool, db, send, auth, people, codes }: PoolParts) {
  /** A code is this person's in this browser, whoever else signs in here. */
  const askedBy = (userId: string, email: string, browser: string): CodeSubject => ({
    email: addressOf(email),
    browser: `${browser} ${userId}`,
  })
  return {
    async ownEmail(userId) {
      const person = await people.byId(db, userId)
      return { email: person?.email ?? '', isBouncing: person !== null && person.bouncedAt !== null }
    },

    async requestEmail(userId, email, { browser }) {
      const asked = askedBy(userId, email, browser)
      const write = db.transaction(async (tx) => {
        const code = await codes.issue(tx, 'email', asked, null)
        if (code === null) return
        const holder = await people.byEmail(tx, asked.email)
        const isFree = holder === null || holder.userId === userId
        await send(tx, isFree ? emailMail(asked.email, code) : emailTakenMail(pool, asked.email))
      })
      await Promise.all([write, wait(ANSWER_MS)])
    },

    async changeEmail(userId, email, code, client, moved) {
      const asked = askedBy(userId, email, client.browser)
      const changed = await db.transaction(async (tx) => {
        const redeemed = await codes.redeem(tx, 'email', asked, code)
        if (typeof redeemed === 'string') return redeemed
        const person = await people.byId(tx, userId)
        const holder = await people.byEmail(tx, asked.email)
        if (person === null || (holder !== null && holder.userId !== userId)) return 'wrong'
        await people.setEmail(tx, userId, asked.email)
        await people.endSessions(tx, userId)
        await moved(tx, userId, asked.email)
        if (person.email !== asked.email) await send(tx, emailChangedMail(pool, person.email))
        return 'done'
      })
      return changed === 'done' ? ((await auth.begin(userId, client, { hasPassed: false })) ?? 'wrong') : changed
    },
  } satisfies Partial<OwnPool>
}
