import { eq } from 'drizzle-orm'
import type { Education } from '@evenshift/contract/model/profile/education'
import type { Work } from '@evenshift/contract/model/profile/work'
import { countEducation, listEducation } from '#server/capabilities/parties/profiles/history/store.education'
import { countWork, listWork } from '#server/capabilities/parties/profiles/history/store.work'
import { educationHistory, workHistory } from '#server/capabilities/parties/profiles/history/tables'
import { presentEducation, presentWork } from '#server/capabilities/parties/profiles/history/presenter'
import type { Db } from '#server/platform/database/port'

/** What an application keeps of a seeker's history as it was when it was sent. */
export interface HistorySnapshot {
  readonly work: Work[]
  readonly education: Omit<Education, 'userId'>[]
}
export const historySnapshot = async (db: Db, seekerId: string): Promise<HistorySnapshot> => ({
  work: (await listWork(db, seekerId)).map(presentWork),
  education: (await listEducation(db, seekerId)).map(presentEducation).map(({ userId: _userId, ...education }) => education),
})

/** Whether a seeker has told of any work, and of any education. */
export const hasHistory = async (db: Db, seekerId: string): Promise<{ hasWork: boolean; hasEducation: boolean }> => ({
  hasWork: (await countWork(db, seekerId)) > 0,
  hasEducation: (await countEducation(db, seekerId)) > 0,
})

/** Erases a seeker’s whole history of work and education. */
export async function eraseHistoryOf(tx: Db, seekerId: string): Promise<void> {
  await tx.delete(workHistory).where(eq(workHistory.userId, seekerId))
  await tx.delete(educationHistory).where(eq(educationHistory.userId, seekerId))
}
