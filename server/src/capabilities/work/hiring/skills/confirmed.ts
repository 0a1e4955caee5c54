import type { Input } from '@evenshift/contract/call'
import type { employerApplicants } from '@evenshift/contract/employer/applicants'
import { holdForEmployer } from '#server/capabilities/work/hiring/interview-steps/application'
import { allowedNow } from '#server/capabilities/work/hiring/rules'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { jobForApplication } from '#server/capabilities/work/jobs/public'
import { confirmSkills, confirmedBy, takeBackSkills } from '#server/capabilities/parties/profiles/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { typedKey } from '#server/capabilities/ground/match/public'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

type Word = Input<typeof employerApplicants.confirmSkills>['body']

/** The names of the skills that an employer knows of an application, by their keys: asked for by the job, or sent along. */
async function skillsKnown({ tx, now }: Unit, row: ApplicationRow): Promise<Map<string, string>> {
  const job = await jobForApplication(tx, row.jobId, now)
  return new Map([...(job?.skillsRequired ?? []), ...row.profile.skills].map(({ name }) => [typedKey(name), name]))
}

/** Gives the employer's word for skills of somebody it hired, or takes it back. Refuses NOT_FOUND, INVALID_TRANSITION, and skills that are not theirs. */
export async function giveWord(unit: Unit, employerId: string, id: string, { skills, isConfirmed }: Word): Promise<string[] | Refusal> {
  const { tx, now } = unit
  const row = await holdForEmployer(unit, employerId, id)
  if (row === null) return refuse('NOT_FOUND')
  const { status, seekerId, startDate } = row
  // Before the first shift nobody has seen anything.
  if (status !== 'hired' || (startDate !== null && londonDate(now) < startDate)) {
    const message = 'You can confirm skills from their first shift.'
    return refuse('INVALID_TRANSITION', { message, details: { status, allowed: allowedNow(row, 'employer', now) } })
  }
  const known = await skillsKnown(unit, row)
  const errors = skills.flatMap((name, index) =>
    known.has(typedKey(name)) ? [] : [{ path: `skills.${index}`, message: 'Choose a skill of this job or of their profile' }],
  )
  if (errors.length > 0) return refuse('INVALID_INPUT', { errors })
  const names = skills.map((name) => known.get(typedKey(name)) ?? name)
  if (isConfirmed) await confirmSkills(tx, employerId, seekerId, names, now)
  else await takeBackSkills(tx, employerId, seekerId, names)
  return confirmedBy(tx, employerId, seekerId)
}
