import { planOf } from '#server/capabilities/parties/companies/public'
import { ownBeyond } from '#server/capabilities/parties/questions/store'
import type { Db } from '#server/platform/database/port'

/** The questions for which a company's plan has no room any more, the newest of its own: they can be read and deleted, and no more. */
export async function lockedQuestions(db: Db, employerId: string, now: Date): Promise<ReadonlySet<string>> {
  const { questions: room } = (await planOf(db, employerId, now)).limits
  return new Set(room === null ? [] : await ownBeyond(db, employerId, room))
}
