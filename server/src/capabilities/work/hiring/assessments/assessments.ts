import type { EmployerApplicationDetail } from '@evenshift/contract/model/employer-application'
import { listNotes, listScores, removeAll } from '#server/capabilities/work/hiring/assessments/store'
import { noteView, scoreView } from '#server/capabilities/work/hiring/assessments/views'
import { memberNames } from '#server/capabilities/parties/companies/public'
import type { Db } from '#server/platform/database/port'

/** What a company's members wrote and scored about an application, as one of them reads it. */
export async function assessmentsOf(
  db: Db,
  { employerId, applicationId, viewerId }: { readonly employerId: string; readonly applicationId: string; readonly viewerId: string },
): Promise<Pick<EmployerApplicationDetail, 'notes' | 'scores'>> {
  const names = await memberNames(db, employerId)
  return {
    notes: (await listNotes(db, applicationId)).map((row) => noteView(row, names, viewerId)),
    scores: (await listScores(db, applicationId)).map((row) => scoreView(row, names, viewerId)),
  }
}

/** Everything that was written and scored about these applications. */
export const eraseAssessments = (tx: Db, applicationIds: readonly string[]): Promise<void> => removeAll(tx, applicationIds)
export { insertNote, removeNote, upsertScore } from '#server/capabilities/work/hiring/assessments/store'
export { noteView, scoreView } from '#server/capabilities/work/hiring/assessments/views'
