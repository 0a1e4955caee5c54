import type { ProfileStatus } from '@evenshift/contract/states/profile'
import type { StandingRow } from '#server/capabilities/verification/tables'
import type { Db } from '#server/platform/database/port'
import type { Queue } from '#server/platform/queue/port'

type Told = Pick<StandingRow, 'kind' | 'name' | 'email'>

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

/** Tells a person what was decided about their profile or company, once the transaction commits. */
export async function mailDecision(tx: Db, queue: Queue, told: Told, status: ProfileStatus, reason: string | null): Promise<void> {
  const what = told.kind === 'seeker' ? 'Your profile' : told.name
  const lines = [`${subjects[status](what)}.`, ...(reason === null ? [] : [reason]), nextStep[status]]
  await queue.send(tx, 'mail.send', { to: told.email, subject: subjects[status](what), text: lines.join('\n\n') })
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
