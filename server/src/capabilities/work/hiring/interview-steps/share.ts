import type { Parsed } from '@evenshift/contract/call'
import type { employerInterviews } from '@evenshift/contract/employer/interviews'
import { colleagueOf } from '#server/capabilities/parties/companies/public'
import { holdForCompany, notNow } from '#server/capabilities/work/hiring/interview-steps/held'
import { applicantCalled } from '#server/capabilities/work/hiring/lists/applications'
import { insertShare } from '#server/capabilities/work/hiring/interviews/store.viewers'
import { tell } from '#server/capabilities/ground/notices/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import { subject } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

type Asked = Parsed<(typeof employerInterviews)['shareInterview']>['body']
interface Asking {
  readonly employerId: string
  readonly userId: string
}

/** Asks a colleague to watch an interview that was sent; each is told once of the whole, and once of each answer. Refuses NOT_FOUND and INVALID_TRANSITION. */
export async function share(
  unit: Unit,
  { employerId, userId }: Asking,
  { applicationId, memberId, questionId: asked }: Asked,
): Promise<Refusal | null> {
  const { tx, now } = unit
  const questionId = asked ?? null
  const held = await holdForCompany(unit, employerId, applicationId)
  if (isRefusal(held)) return held
  const { application, interview } = held
  const colleague = await colleagueOf(tx, employerId, memberId)
  if (colleague === null) return refuse('NOT_FOUND')
  if (colleague.userId === userId) return refuseField('memberId', 'That’s you. Choose someone else')
  if (interview.status !== 'submitted') return notNow(interview, 'employer')
  if (questionId !== null && !interview.questions.some(({ _id }) => _id === questionId)) return refuse('NOT_FOUND')
  if (!(await insertShare(tx, { interviewId: interview.id, memberId, questionId, askedBy: userId, askedAt: now }))) return null
  const { jobId, jobTitle: job, seekerId } = application
  const who = await applicantCalled(tx, application)
  const company = (await approvalOf(tx, employerId))?.name ?? 'your company'
  const link = `/applicants/${jobId}/${applicationId}${questionId === null ? '' : `#answer-${questionId}`}`
  const letter = {
    subject: subject`A colleague shared an interview: ${who}, ${job}`,
    preheader: 'They’d like your view. Watch it and note what you think.',
    heading: 'A colleague shared an interview',
    paragraphs: [`They’d like your view of ${who}, who applied for ${job} at ${company}.`],
    button: { label: 'View interview', path: link },
    why: `You’re getting this because a colleague at ${company} asked you. We email this once for each interview and answer.`,
    about: seekerId,
  }
  const about = {
    title: `Shared with you: ${job}`,
    body: 'A colleague would like your view of an interview.',
    link,
    applicationId,
    jobId,
    letter,
  }
  await tell(unit, [{ kind: 'interview_shared', to: [{ personId: colleague.userId, email: colleague.email }], about }])
  return null
}
