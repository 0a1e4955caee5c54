import { createHmac, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { PoolTables } from '#server/platform/identity/store/tables'

const CODES = 10
/** 32 that nobody takes for another. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** "7K2M-QX4D": 40 bits. */
const newCode = (): string => [...randomBytes(8)].map((byte, at) => (at === 4 ? '-' : '') + LETTERS.charAt(byte % LETTERS.length)).join('')

/** Codes on paper for whoever has lost the app; each works once. */
export function recoveryCodes({ recoveryCode }: PoolTables, clock: Clock, secret: string) {
  const hashOf = (userId: string, code: string) =>
    createHmac('sha256', secret)
      .update(`recovery:${userId}:${code.replaceAll('-', '').toUpperCase()}`)
      .digest('hex')
  return {
    /** In place of those before. */
    async give(tx: Db, userId: string): Promise<string[]> {
      const codes = Array.from({ length: CODES }, newCode)
      await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
      await tx.insert(recoveryCode).values(codes.map((code) => ({ userId, hash: hashOf(userId, code), createdAt: clock.now() })))
      return codes
    },
    async use(tx: Db, userId: string, code: string): Promise<boolean> {
      const isIt = and(eq(recoveryCode.userId, userId), eq(recoveryCode.hash, hashOf(userId, code)))
      return (await tx.delete(recoveryCode).where(isIt).returning({ hash: recoveryCode.hash })).length > 0
    },
    left: (on: Db, userId: string): Promise<number> => on.$count(recoveryCode, eq(recoveryCode.userId, userId)),
    async forget(tx: Db, userId: string): Promise<void> {
      await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId))
    },
  }
}
