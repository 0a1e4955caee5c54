import { applicationOfRecording } from '#server/capabilities/work/hiring/interviews/store.recordings'
import { findForEmployer } from '#server/capabilities/work/hiring/lists/store.employer'
import { hasSentFile, knowsName } from '#server/capabilities/work/hiring/files/store.files'
import { keepsInterviewAnswers } from '#server/capabilities/work/hiring/interviews/rules'
import { employerAccess } from '#server/capabilities/parties/companies/public'
import type { FileReader, Viewer } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'

/** The company through which somebody reads applications: one that is approved, or was and is being checked again. */
async function readingCompany(db: Db, { pool, userId }: Viewer): Promise<string | null> {
  if (pool !== 'employer') return null
  const { status, wasApproved, employerId } = await employerAccess(db, userId)
  return status === 'Approved' || (status === 'Pending' && wasApproved) ? employerId : null
}

/** The picture of whom they know, a recording of an interview that was sent, and whatever else came with the application. */
async function maySee(db: Db, employerId: string, { id, ownerId, purpose }: Parameters<FileReader>[1], now: Date): Promise<boolean> {
  if (purpose === 'avatar') return knowsName(db, employerId, ownerId, now)
  if (purpose !== 'interview_answer') return hasSentFile(db, employerId, ownerId, id, now)
  const applicationId = await applicationOfRecording(db, id)
  const application = applicationId === null ? null : await findForEmployer(db, employerId, applicationId, now)
  return application !== null && keepsInterviewAnswers(application, now)
}

/** Says of a seeker's file whether an employer's member may see it through an application. */
export const applicantsFileReader: FileReader = async (db, file, viewer, now) => {
  const employerId = file.pool === 'jobseeker' ? await readingCompany(db, viewer) : null
  if (employerId === null) return null
  return (await maySee(db, employerId, file, now)) ? { employerId } : null
}
