import { type PoolParts } from '#server/platform/identity/parts/parts'
import type { OwnPool, Locked } from '#server/platform/identity/port'
import { recoveryCodeMail, secondStepMail } from '#server/platform/identity/ways/mails'
import type { Db } from '#server/platform/database/port'

/** The second step of who signs in or is signed in. Every try at a code is counted before it is looked at. */
export function steppingTwice({ pool, db, send, auth, people, browsers, steps, tickets, tries }: PoolParts) {
  /** One try at a person's codes. */
  const trying = async <T>(userId: string, look: (tx: Db) => Promise<T | null>): Promise<T | 'wrong' | Locked> => {
    const key = `${userId} step`
    const locked = await tries.count(key)
    if (locked !== null) return locked
    const found = await db.transaction(look)
    if (found === null) return 'wrong'
    await tries.forget(key)
    return found
  }
  const tellOf = async (tx: Db, userId: string, isOn: boolean): Promise<void> => {
    const person = await people.byId(tx, userId)
    if (person !== null) await send(tx, secondStepMail(pool, person.email, isOn))
  }
  /** Takes a code; whoever used one of the few recovery codes is told. */
  const take = async (tx: Db, userId: string, code: string): Promise<boolean> => {
    const taken = await steps.take(tx, userId, code)
    const person = taken === 'recovery_code' ? await people.byId(tx, userId) : null
    if (person !== null) await send(tx, recoveryCodeMail(pool, person.email, await steps.codesLeft(tx, userId)))
    return taken !== null
  }
  return {
    async passSecondStep(cookieHeader, code, client, met) {
      const ticket = tickets.read(cookieHeader)
      const person = ticket && (await people.byId(db, ticket.userId))
      if (!ticket || !person || !ticket.isOf(person.passwordHash, client.browser)) return 'late'
      const { userId, email } = person
      const passed = await trying(userId, async (tx) => {
        if (!(await take(tx, userId, code))) return null
        if (await browsers.meet(tx, userId, client.browser)) await met(tx, { userId, email, userAgent: client.userAgent })
        return 'passed'
      })
      if (passed !== 'passed') return passed
      const begun = await auth.begin(userId, client, { hasPassed: true })
      return begun === null ? 'late' : { ...begun, cookies: [...begun.cookies, tickets.taken] }
    },

    ownSecondStep: async (userId) => ({ since: await steps.since(db, userId), codesLeft: await steps.codesLeft(db, userId) }),

    prepareSecondStep: (userId) =>
      db.transaction(async (tx) => {
        const person = await people.byId(tx, userId)
        return person && steps.prepare(tx, userId, person.email)
      }),

    turnOnSecondStep: ({ userId, sessionId }, code) =>
      trying(userId, async (tx) => {
        const codes = await steps.turnOn(tx, userId, sessionId, code)
        if (codes !== null) await tellOf(tx, userId, true)
        return codes
      }),

    turnOffSecondStep: (userId, code) =>
      trying(userId, async (tx) => {
        if (!(await take(tx, userId, code))) return null
        await steps.forget(tx, userId)
        await tellOf(tx, userId, false)
        return 'done'
      }),

    renewRecoveryCodes: (userId, code) =>
      trying(userId, async (tx) => ((await take(tx, userId, code)) ? steps.giveCodes(tx, userId) : null)),
  } satisfies Partial<OwnPool>
}
