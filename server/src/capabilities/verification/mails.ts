import type { ProfileStatus } from '@evenshift/contract/states/profile'
import { notifyEmployers, notifySeekers } from '#server/capabilities/notifications/public'
import type { Standing } from '#server/capabilities/standing/public'
import type { On } from '#server/capabilities/verification/company'
import type { Db } from '#server/platform/database/port'
import type { Queue } from '#server/platform/queue/port'

type Told = Pick<Standing, 'kind' | 'name' | 'email'>

const subjects: Readonly<Record<ProfileStatus, (what: string) => string>> = {
  Approved: (what) => `${what} is approved`,
  Pending: (what) => `${what} is being checked`,
  Rejected: (what) => `${what} was not approved`,
  Suspended: (what) => `${what} is suspended`,
}
const nextStep: Readonly<Record<ProfileStatus, string>> = {
  Approved: 'You can sign in and go on.',
  Pending: 'There is nothing you need to do. We write to you as soon as it is decided.',
  Rejected: 'Sign in to mend it and send it again.',
  Suspended: 'If you think this is wrong, sign in and send us an appeal.',
}

const subjectOf = ({ kind, name }: Told, status: ProfileStatus): string => subjects[status](kind === 'seeker' ? 'Your profile' : name)

/** Mails a person what was decided about their profile or company: all that is told of what they see at once. */
export async function mailDecision(tx: Db, queue: Queue, told: Told, status: ProfileStatus, reason: string | null): Promise<void> {
  const subject = subjectOf(told, status)
  const lines = [`${subject}.`, ...(reason === null ? [] : [reason]), nextStep[status]]
  await queue.send(tx, 'mail.send', { to: told.email, subject, text: lines.join('\n\n') })
}

/** Mails a decision, and tells it on the screens of the seeker or of everybody in the company. */
export async function tellDecision(
  { tx, queue, now }: On,
  told: Told & Pick<Standing, 'id'>,
  status: ProfileStatus,
  reason: string | null,
): Promise<void> {
  await mailDecision(tx, queue, told, status, reason)
  const notice = { title: subjectOf(told, status), body: [...(reason === null ? [] : [reason]), nextStep[status]].join(' ') }
  if (told.kind === 'employer') {
    return notifyEmployers(tx, [{ employerId: told.id, type: 'verification_result', ...notice, link: '/company' }], now)
  }
  const type = status === 'Approved' ? 'profile_approved' : 'profile_rejected'
  await notifySeekers(tx, [{ seekerId: told.id, type, ...notice, link: '/profile/profile' }], now)
}

/** Tells the holder of a company number that somebody else has brought it. */
export async function mailHolder(tx: Db, queue: Queue, holder: Told, number: string): Promise<void> {
  await queue.send(tx, 'mail.send', {
    to: holder.email,
    subject: 'Somebody else has signed up with your company number',
    text: [
      `Somebody else has signed up with company number ${number}, which belongs to ${holder.name} here.`,
      'They cannot post jobs until a person has checked them. If it is a colleague, ask them to use your account.',
    ].join('\n\n'),
  })
}
