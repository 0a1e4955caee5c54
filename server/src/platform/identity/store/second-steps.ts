import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { type SQL, and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import { appCodes } from '#server/platform/identity/store/app-codes'
import { recoveryCodes } from '#server/platform/identity/store/recovery-codes'
import type { PoolTables } from '#server/platform/identity/store/tables'

/** The second steps of one pool's people. Secrets are kept as the pool's signing keys are: encrypted under its secret. */
export function secondSteps(tables: PoolTables, clock: Clock, secret: string) {
  const { secondStep, session } = tables
  const app = appCodes(clock)
  const recovery = recoveryCodes(tables, clock, secret)
  const ofPerson = (userId: string) => eq(secondStep.userId, userId)

  /** Takes a code of the app once: of a step that is on, or of one that is prepared. */
  const takeAppCode = async (tx: Db, userId: string, code: string, isOn: boolean): Promise<boolean> => {
    const isIt = and(ofPerson(userId), isOn ? isNotNull(secondStep.since) : isNull(secondStep.since))
    const [step] = await tx.select().from(secondStep).where(isIt)
    if (step === undefined) return false
    const counter = await app.counterOf(await symmetricDecrypt({ key: secret, data: step.secret }), code)
    if (counter === null) return false
    const taken = await tx
      .update(secondStep)
      .set({ lastCounter: counter, since: step.since ?? clock.now() })
      .where(and(isIt, eq(secondStep.secret, step.secret), lt(secondStep.lastCounter, counter)))
      .returning({ userId: secondStep.userId })
    return taken.length > 0
  }
  const setPassed = async (tx: Db, which: SQL, at: Date | null): Promise<void> => {
    await tx.update(session).set({ secondStepAt: at }).where(which)
  }

  return {
    async since(on: Db, userId: string): Promise<Date | null> {
      const [step] = await on.select({ since: secondStep.since }).from(secondStep).where(ofPerson(userId))
      return step?.since ?? null
    },
    codesLeft: recovery.left,

    /** A secret that counts for nothing yet, in place of one before it; null where the step is on. */
    async prepare(tx: Db, userId: string, email: string): Promise<{ secret: string; address: string } | null> {
      const plain = app.newSecret()
      const fresh = { secret: await symmetricEncrypt({ key: secret, data: plain }), lastCounter: 0, createdAt: clock.now() }
      const prepared = await tx
        .insert(secondStep)
        .values({ userId, ...fresh })
        .onConflictDoUpdate({ target: secondStep.userId, set: fresh, setWhere: isNull(secondStep.since) })
        .returning({ userId: secondStep.userId })
      return prepared.length === 0 ? null : { secret: plain, address: app.addressOf(plain, email) }
    },

    /** Turns the prepared step on by its first code; the session that did so has passed it. Null where the code is wrong. */
    async turnOn(tx: Db, userId: string, sessionId: string, code: string): Promise<string[] | null> {
      if (!(await takeAppCode(tx, userId, code, false))) return null
      await setPassed(tx, eq(session.id, sessionId), clock.now())
      return recovery.give(tx, userId)
    },

    /** Takes a code of the app, or a recovery code; either works once. Null where it's wrong. */
    async take(tx: Db, userId: string, code: string): Promise<'app_code' | 'recovery_code' | null> {
      if (/^\d{6}$/.test(code)) return (await takeAppCode(tx, userId, code, true)) ? 'app_code' : null
      return (await recovery.use(tx, userId, code)) ? 'recovery_code' : null
    },

    giveCodes: recovery.give,

    /** Of the sessions none has passed it any more. */
    async forget(tx: Db, userId: string): Promise<void> {
      await tx.delete(secondStep).where(ofPerson(userId))
      await recovery.forget(tx, userId)
      await setPassed(tx, eq(session.userId, userId), null)
    },
  }
}
export type SecondSteps = ReturnType<typeof secondSteps>
