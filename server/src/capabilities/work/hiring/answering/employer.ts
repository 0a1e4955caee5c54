import type { EmployersLink } from '#server/capabilities/work/hiring/links/tables'
import { happenedSince } from '#server/capabilities/work/hiring/answering/since.employer'
import { type Side, stateOf } from '#server/capabilities/work/hiring/answering/side'
import { fitShown } from '#server/capabilities/work/hiring/digest/fit-shown'
import { calledOf } from '#server/capabilities/work/hiring/files/applicants'
import { findForEmployer } from '#server/capabilities/work/hiring/lists/store.employer'
import { type AskedMove, moveByEmployer } from '#server/capabilities/work/hiring/moves/moves.employer'
import { undoUntil } from '#server/capabilities/work/hiring/moves/rules.undo'
import { undoByEmployer } from '#server/capabilities/work/hiring/moves/undo'
import { allowedNow } from '#server/capabilities/work/hiring/rules'
import { roleOf } from '#server/capabilities/parties/companies/public'
import { dayWords, londonDate, momentWords, timeWords } from '#server/capabilities/ground/reference/public'
import { approvalsById } from '#server/capabilities/ground/approval/public'
import { isRefusal } from '#server/http/call/refuse'
import type { ShownToEmployer } from '#server/http/pages/answers/shown'
import type { Db } from '#server/platform/database/port'

async function show(db: Db, link: EmployersLink, now: Date): Promise<ShownToEmployer | null> {
  const { employerId, userId, move } = link
  const row = await findForEmployer(db, employerId, link.applicationId, now)
  const role = await roleOf(db, employerId, userId)
  const employer = (await approvalsById(db, [employerId])).get(employerId)
  if (row === null || role === null || role === 'reviewer' || employer?.status !== 'Approved') return null
  const isOpen = row.pendingAt === null && allowedNow(row, 'employer', now).includes(move)
  const state = stateOf(link, { isDone: link.usedVersion === row.version, isOpen }, now)
  const fit = fitShown(row)
  const undoEnds = state === 'done' ? undoUntil(row, now) : null
  const applicant = (await calledOf(db, [row])).get(row.id) ?? 'An applicant'
  return {
    move,
    state,
    company: employer.name,
    applicant,
    job: row.jobTitle,
    path: `/applicants/${row.jobId}/${row.id}`,
    applied: dayWords(londonDate(row.appliedAt), now),
    fit,
    mailed: momentWords(link.sentAt, now),
    since: await happenedSince(db, link, row, applicant, now),
    hadEffect: link.usedVersion !== null,
    wasOld: false,
    nextBy: row.replyBy && momentWords(row.replyBy, now),
    until: momentWords(link.expiresAt, now),
    undoUntil: undoEnds && timeWords(undoEnds),
    version: row.version,
    likely: fit?.clash ? 'hours_do_not_fit' : 'stronger_match',
  }
}

/** What the buttons of an employer's digest do: the same moves as on the site, by the role that its person has at the press. */
export function employersSide(link: EmployersLink): Side {
  const { employerId, userId, applicationId } = link
  const member = { employerId, userId }
  return {
    show: (db, now) => show(db, link, now),
    async give(unit, version, reason) {
      const move: AskedMove = link.move === 'shortlisted' ? { status: 'shortlisted' } : { status: 'rejected', reason }
      const moved = await moveByEmployer(unit, member, applicationId, version, move)
      return isRefusal(moved) ? moved : moved.version
    },
    async takeBack(unit, usedVersion) {
      const undone = await undoByEmployer(unit, member, applicationId, usedVersion)
      return isRefusal(undone) ? undone : null
    },
  }
}
