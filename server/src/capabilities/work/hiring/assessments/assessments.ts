import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { listNotes, listScores } from '#server/capabilities/work/hiring/assessments/store'
import { presentNote, presentScore } from '#server/capabilities/work/hiring/assessments/presenter'
import { scoresShown } from '#server/capabilities/work/hiring/assessments/rules'
import { memberNames } from '#server/capabilities/parties/companies/public'
import type { Db } from '#server/platform/database/port'

/** What a company's members wrote and scored about an application, as one of them reads it. */
export async function assessmentsOf(
  db: Db,
  { employerId, applicationId, viewerId }: { readonly employerId: string; readonly applicationId: string; readonly viewerId: string },
): Promise<Pick<EmployerApplicationDetail, 'notes' | 'scores'>> {
  const names = await memberNames(db, employerId)
  return {
    notes: (await listNotes(db, applicationId)).map((row) => presentNote(row, names, viewerId)),
    scores: scoresShown(await listScores(db, applicationId), viewerId).map((row) => presentScore(row, names, viewerId)),
  }
}
