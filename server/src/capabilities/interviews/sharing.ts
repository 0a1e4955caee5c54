import { colleagueOf } from '#server/capabilities/companies/public'
import { type On, holdForCompany, notNow } from '#server/capabilities/interviews/held'
import { insertShare } from '#server/capabilities/interviews/store.viewers'
import { type Refusal, isRefusal, refuse } from '#server/http/refuse'

interface Asking {
  readonly employerId: string
  readonly userId: string
}

/** Asks a colleague to watch an interview that was sent; each is mailed once. Refuses NOT_FOUND and INVALID_TRANSITION. */
export async function share(
  on: On,
  { employerId, userId }: Asking,
  { applicationId, memberId }: { readonly applicationId: string; readonly memberId: string },
): Promise<Refusal | null> {
  const { tx, queue, now } = on
  const held = await holdForCompany(on, employerId, applicationId)
  if (isRefusal(held)) return held
  const { application, interview } = held
  const colleague = await colleagueOf(tx, employerId, memberId)
  if (colleague === null) return refuse('NOT_FOUND')
  if (interview.status !== 'submitted') return notNow(interview, 'employer')
  if (!(await insertShare(tx, { interviewId: interview.id, memberId, askedBy: userId, askedAt: now }))) return null
  const subject = `You are asked to watch an interview: ${application.jobTitle}`
  const text = 'A colleague would like to know what you think of it. Sign in and open the applicants of this job.'
  await queue.send(tx, 'mail.send', { to: colleague.email, subject, text })
  return null
}
