import type { Plan } from '@evenshift/contract/model/company/subscription'
import type { Fitted } from '#server/capabilities/derived/billing/fit'
import { tellOwners } from '#server/capabilities/derived/billing/letters/owners'
import { dayWords, londonDate } from '#server/capabilities/ground/reference/public'
import { preheader, subject } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

const REPLIES = 'You can still read and reply to everyone who applied.'

const jobs = (count: number): string => (count === 1 ? '1 job' : `${count} jobs`)
const pauses = (count: number): string => (count === 1 ? '1 job is paused' : `${count} jobs are paused`)

export interface Ended extends Fitted {
  /** The plan that is over; null where only what came on top of it is. */
  readonly ended: Plan | null
}
/** Tells of a plan that is over and of the jobs that paused with it; nothing where neither is so. */
export async function tellEnded(unit: Unit, employerId: string, { ended, plan: { name: nowName }, paused }: Ended): Promise<void> {
  if (ended === null && paused.length === 0) return
  const listed = paused.map(({ id, title }) => ({ text: title, path: `/posts/${id}` }))
  const title = ended === null ? pauses(paused.length) : `${ended.name} has ended`
  const since = ended === null ? `${nowName} has no room for them.` : `You’re on ${nowName} now.`
  await tellOwners(unit, employerId, {
    kind: 'subscription_ending',
    title,
    body: ended !== null && paused.length > 0 ? `${since} ${pauses(paused.length)}.` : `${since} ${REPLIES}`,
    mail: (company) => ({
      subject: subject`${title}: ${company}`,
      preheader: preheader`${since} Nothing is deleted.`,
      heading: title,
      paragraphs: [
        ended === null ? `${company}’s plan has no room for them any more.` : `${company} is on ${nowName} now.`,
        paused.length > 0 ? `These jobs are paused, so no one new can apply. ${REPLIES}` : REPLIES,
      ],
      ...(listed.length > 0 && { listed }),
      button: 'View plan',
    }),
  })
}

export interface Ending {
  readonly name: string
  readonly nextName: string
  readonly at: Date
  /** How many live jobs there are, and for how many there will be no room. */
  readonly live: number
  readonly pausing: number
}
/** Reminds of a plan that ends or shrinks. */
export async function tellEnding(unit: Unit, employerId: string, { name, nextName, at, live, pausing }: Ending): Promise<void> {
  const day = dayWords(londonDate(at), unit.now)
  const title = `${name} ends on ${day}`
  const then =
    pausing === 0 ? `Then you’ll be on ${nextName}.` : `Then you’ll be on ${nextName}, and ${pausing} of your ${jobs(live)} will pause.`
  await tellOwners(unit, employerId, {
    kind: 'subscription_ending',
    title,
    body: `${then} Keep it and nothing changes.`,
    mail: (company) => ({
      subject: subject`${name} ends on ${day}: ${company}`,
      preheader: preheader`Keep it before ${day} and nothing changes.`,
      heading: title,
      paragraphs: [then, `Keep ${name} before then and nothing changes for ${company}. ${REPLIES}`],
      button: 'View plan',
    }),
  })
}
