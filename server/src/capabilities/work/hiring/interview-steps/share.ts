import { colleagueOf } from '#server/capabilities/parties/companies/public'
import { holdForCompany, notNow } from '#server/capabilities/work/hiring/interview-steps/held'
import { applicantCalled } from '#server/capabilities/work/hiring/lists/applications'
import { insertShare } from '#server/capabilities/work/hiring/interviews/store.viewers'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import { subject } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

interface Asking {
  readonly employerId: string
  readonly userId: string
}

/** Asks a colleague to watch an interview that was sent; each is mailed once. Refuses NOT_FOUND and INVALID_TRANSITION. */
export async function share(
  unit: Unit,
  { employerId, userId }: Asking,
  { applicationId, memberId }: { readonly applicationId: string; readonly memberId: string },
): Promise<Refusal | null> {
  const { tx, queue, now } = unit
  const held = await holdForCompany(unit, employerId, applicationId)
  if (isRefusal(held)) return held
  const { application, interview } = held
  const colleague = await colleagueOf(tx, employerId, memberId)
  if (colleague === null) return refuse('NOT_FOUND')
  if (interview.status !== 'submitted') return notNow(interview, 'employer')
  if (!(await insertShare(tx, { interviewId: interview.id, memberId, askedBy: userId, askedAt: now }))) return null
  const { jobId, jobTitle: job, seekerId: about } = application
  const who = await applicantCalled(tx, application)
  const company = (await approvalOf(tx, employerId))?.name ?? 'your company'
  await queue.send(tx, 'mail.send', {
    to: colleague.email,
    subject: subject`A colleague shared an interview: ${who}, ${job}`,
    preheader: 'They’d like your view. Watch it and note what you think.',
    heading: 'A colleague shared an interview',
    paragraphs: [`They’d like your view of ${who}, who applied for ${job} at ${company}.`],
    button: { label: 'View interview', path: `/applicants/${jobId}/${applicationId}` },
    why: `You’re getting this because a colleague at ${company} asked you. We email this once for each interview.`,
    about,
  })
  return null
}
