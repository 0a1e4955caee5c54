import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import { presentJob } from '#server/calls/employer/presenters/jobs'
import { reportsAbout } from '#server/capabilities/derived/feedback/public'
import type { Case } from '#server/capabilities/derived/office/public'
import { type Approval, approvalOf, dueAfter } from '#server/capabilities/ground/approval/public'
import { decisionsAbout } from '#server/capabilities/ground/audit/public'
import { londonDate, sectorOfSic } from '#server/capabilities/ground/reference/public'
import { type EmployerRow, findEmployer, presentEmployer } from '#server/capabilities/parties/companies/public'
import { findSeeker } from '#server/capabilities/parties/profiles/public'
import { companyChecks, doubtsAbout, forColleague, registerDoubts } from '#server/capabilities/parties/verification/public'
import { replyFigures } from '#server/capabilities/work/hiring/public'
import { type JobToReview, flaggedWords } from '#server/capabilities/work/jobs/public'
import type { CompanyRegister } from '#server/platform/company-register/port'
import type { Parts } from '#server/http/call/context'

type Answer = Awaited<ReturnType<CompanyRegister['find']>> | null
type Checks = VerificationCase['checks']
type Shared = Omit<VerificationCase, 'subject' | 'seeker' | 'employer' | 'email' | 'record' | 'job' | 'city' | 'checks'>
type Reading = Pick<Parts, 'db' | 'clock' | 'register'>

/** Where anybody may read what the register has of a company. */
const REGISTER_PAGE = 'https://find-and-update.company-information.service.gov.uk/company/'

const recordOf = (answer: Answer) =>
  answer === null || typeof answer === 'string'
    ? null
    : {
        ...answer,
        address: { ...answer.address, lines: [...answer.address.lines] },
        sicCodes: [...answer.sicCodes],
        suggestedSector: sectorOfSic(answer.sicCodes) ?? null,
        warnings: registerDoubts(answer),
      }

async function companyOf({ db, clock }: Reading, row: EmployerRow, approval: Approval) {
  return presentEmployer(row, approval, (await replyFigures(db, [row.id], clock.now())).get(row.id))
}

async function shared({ db }: Reading, { id, name, sentAt, attempt }: Case): Promise<Shared> {
  const decisions = (await decisionsAbout(db, id)).map(({ at, by, action, reason, note }) => ({
    at: at.toISOString(),
    by,
    decision: action,
    note: reason ?? note,
  }))
  return { _id: id, name, sentAt: sentAt.toISOString(), dueAt: dueAfter(sentAt).toISOString(), attempt, decisions }
}

async function reportCheck({ db }: Reading, ...ids: readonly string[]): Promise<Checks[number]> {
  const counts = await Promise.all(ids.map((id) => reportsAbout(db, id)))
  const count = counts.reduce((sum, one) => sum + one, 0)
  const text = count === 0 ? 'No one has reported it' : count === 1 ? 'One report so far' : `${count} reports so far`
  return { text, result: count === 0 ? 'passed' : 'doubt', link: null }
}

async function presentSeeker(reading: Reading, one: Case, { id, status, reason }: Approval): Promise<VerificationCase | null> {
  const row = await findSeeker(reading.db, id)
  if (row === null) return null
  const { firstName, lastName, email, dateOfBirth, city, headline, bio } = row
  const seeker = { _id: id, firstName, lastName, email, dateOfBirth, city, headline, bio, status }
  const doubts = (await doubtsAbout(reading.db, row, reason)).map((text) => ({
    text: forColleague(text),
    result: 'doubt' as const,
    link: null,
  }))
  const checks: Checks = [...doubts, await reportCheck(reading, id)]
  return { subject: 'seeker', ...(await shared(reading, one)), city, checks, seeker }
}

async function presentCompany(reading: Reading, one: Case, approval: Approval): Promise<VerificationCase | null> {
  const { db, clock, register } = reading
  const row = await findEmployer(db, one.id)
  if (row === null) return null
  const answer = row.registrationNumber === null ? null : await register.find(row.registrationNumber)
  const links: Readonly<Record<string, string | null>> = {
    register_active: row.registrationNumber === null ? null : REGISTER_PAGE + row.registrationNumber,
    mail_domain_is_website: row.website,
  }
  const found = await companyChecks(db, { ...row, email: approval.email, register: answer, today: londonDate(clock.now()) })
  const checks: Checks = [
    ...found.map(({ kind, text, result }) => ({ text: forColleague(text), result, link: links[kind] ?? null })),
    await reportCheck(reading, one.id),
  ]
  const [told, employer] = [await shared(reading, one), await companyOf(reading, row, approval)]
  const email = approval.status === 'Pending' ? approval.email : null
  return { subject: 'employer', ...told, city: row.city, checks, employer, email, record: recordOf(answer) }
}

async function presentReview(reading: Reading, one: Case, { employerId, city, reasons }: JobToReview): Promise<VerificationCase | null> {
  const { db, clock } = reading
  const [row, approval] = [await findEmployer(db, employerId), await approvalOf(db, employerId)]
  if (row === null || approval === null) return null
  const whole = await presentJob(db, employerId, one.id, clock.now())
  const { arrival: _arrival, entrancePhoto: _photo, entrancePhotoId: _photoId, ...job } = whole
  const risks = reasons.map((text) => ({ text: text.charAt(0).toUpperCase() + text.slice(1), result: 'doubt' as const, link: null }))
  const checks: Checks = [...risks, await reportCheck(reading, one.id, employerId)]
  const [told, employer] = [await shared(reading, one), await companyOf(reading, row, approval)]
  return { subject: 'job', ...told, city, checks, employer, job, flagged: await flaggedWords(db, one.id, londonDate(clock.now())) }
}

/** A case with its evidence; null where what it was about has gone meanwhile. The register is asked: never within a transaction. */
export const presentCase = (reading: Reading, one: Case): Promise<VerificationCase | null> => {
  if ('job' in one.of) return presentReview(reading, one, one.of.job)
  const { approval } = one.of
  return approval.kind === 'seeker' ? presentSeeker(reading, one, approval) : presentCompany(reading, one, approval)
}
