import type { NotificationType } from '@evenshift/contract/states/notification'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { mailTeam, teamOf } from '#server/capabilities/parties/companies/public'
import { tell } from '#server/capabilities/ground/notices/public'
import type { Approval } from '#server/capabilities/ground/approval/public'
import { type Circular, preheader, subject } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

type Recipient = Pick<Approval, 'id' | 'kind' | 'name' | 'email'>

/** What a decision is to those it is told to: an account that was suspended is back, not approved. */
type Decision = ProfileStatus | 'Restored'

const subjects: Readonly<Record<Decision, (what: string) => string>> = {
  Approved: (what) => `${what} is approved`,
  Restored: (what) => `${what} is back`,
  Pending: (what) => `We’re checking ${what}`,
  Rejected: (what) => `We couldn’t approve ${what} yet`,
  Suspended: (what) => `${what} is suspended`,
}
const nextStep: Readonly<Record<Decision, string>> = {
  Approved: 'You’re in.',
  Restored: 'You’re no longer suspended. Everything’s as you left it.',
  Pending: 'Nothing to do for now. We’ll email you when it’s done.',
  Rejected: 'Fix what’s named and send it again.',
  Suspended: 'Think this is wrong? You can appeal.',
}

const titleOf = ({ kind, name }: Recipient, status: Decision): string =>
  capital(subjects[status](kind === 'seeker' ? 'your profile' : name))

interface Words extends Pick<Circular, 'subject' | 'preheader' | 'heading'> {
  readonly next: string
  readonly button: Readonly<Record<Recipient['kind'], Circular['button']>>
}
const mine = (label: string): Words['button'] => ({ seeker: { label, path: '/profile/profile' }, employer: { label, path: '/company' } })

const words: Readonly<Record<Decision, (what: string) => Words>> = {
  Approved: (what) => ({
    subject: subject`${what} is approved`,
    heading: `${what} is approved`,
    preheader: 'You’re in, and can start right away.',
    next: 'You’re in, and can start right away.',
    button: { seeker: { label: 'Find work', path: '/find' }, employer: { label: 'Post a job', path: '/posts/new' } },
  }),
  Restored: (what) => ({
    subject: subject`${what} is back`,
    heading: `${what} is back`,
    preheader: 'You’re no longer suspended. Everything’s as you left it.',
    next: 'You’re no longer suspended. Everything’s as you left it.',
    button: { seeker: { label: 'Find work', path: '/find' }, employer: { label: 'View your jobs', path: '/posts/ongoing' } },
  }),
  Pending: (what) => ({
    subject: subject`We’re checking ${what}`,
    heading: `We’re checking ${what}`,
    preheader: 'Nothing to do for now. We’ll email you within one working day.',
    next: 'Nothing to do for now. We’ll email you when it’s done, within one working day.',
    button: mine('View progress'),
  }),
  Rejected: (what) => ({
    subject: subject`We couldn’t approve ${what} yet`,
    heading: `We couldn’t approve ${what} yet`,
    preheader: 'See why, fix it and send it again.',
    next: 'Sign in to fix it and send it again.',
    button: mine('Send it again'),
  }),
  Suspended: (what) => ({
    subject: subject`${what} is suspended`,
    heading: `${what} is suspended`,
    preheader: 'See why. Think this is wrong? Sign in to appeal.',
    next: 'You’re hidden and can’t send anything until this is sorted out. Think it’s wrong? Sign in to appeal.',
    button: mine('See why'),
  }),
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function decisionLetter({ kind, name }: Recipient, status: Decision, reason: string | null): Circular {
  const said = words[status](kind === 'seeker' ? 'your profile' : name)
  return {
    subject: capital(said.subject),
    preheader: said.preheader,
    heading: capital(said.heading),
    ...(kind === 'seeker' && { name: name.split(' ')[0] ?? name }),
    paragraphs: [...(reason === null ? [] : [reason]), said.next],
    button: said.button[kind],
    why:
      kind === 'seeker'
        ? 'You’re getting this because you have an Evenshift account. We always email a decision about it, so this can’t be switched off.'
        : `You’re getting this because you’re on ${name}’s team. We always email a decision about your company, so this can’t be switched off.`,
  }
}

/** Mails a person, or everybody in a company, what was decided about it: all that is told of what they see at once. */
export async function mailDecision(unit: Unit, told: Recipient, status: ProfileStatus, reason: string | null): Promise<void> {
  const letter = decisionLetter(told, status, reason)
  if (told.kind === 'employer') await mailTeam(unit, told.id, letter)
  else await unit.queue.send(unit.tx, 'mail.send', { ...letter, to: told.email })
}

const kinds = {
  seeker: { Approved: 'profile_approved', Pending: 'profile_pending', Rejected: 'profile_rejected', Suspended: 'profile_suspended' },
  employer: {
    Approved: 'verification_result',
    Pending: 'verification_pending',
    Rejected: 'verification_result',
    Suspended: 'verification_result',
  },
} as const satisfies Record<Recipient['kind'], Record<ProfileStatus, NotificationType>>

/** Tells a decision to a seeker, or to everybody in a company; `told` is as it was before. */
export async function tellDecision(
  unit: Unit,
  told: Pick<Approval, keyof Recipient | 'status'>,
  status: ProfileStatus,
  reason: string | null,
): Promise<void> {
  const isSeeker = told.kind === 'seeker'
  const decision = told.status === 'Suspended' && status === 'Approved' ? 'Restored' : status
  const about = {
    title: titleOf(told, decision),
    body: [...(reason === null ? [] : [reason]), nextStep[decision]].join(' '),
    link: isSeeker ? '/profile/profile' : '/company',
    letter: decisionLetter(told, decision, reason),
  }
  const to = isSeeker ? [{ personId: told.id, email: told.email }] : await teamOf(unit.tx, told.id)
  await tell(unit, [{ kind: kinds[told.kind][status], to, about }])
}

/** Tells the holder of a company number that somebody else has brought it. */
export const mailHolder = (unit: Unit, { id, name }: Recipient, number: string): Promise<void> =>
  mailTeam(unit, id, {
    subject: 'Someone else signed up with your company number',
    preheader: preheader`They can’t post jobs as ${name} until we’ve checked them.`,
    heading: 'Someone else signed up with your company number',
    paragraphs: [
      `They used company number ${number}, which belongs to ${name}.`,
      'They can’t post jobs until we’ve checked them. If it’s a colleague, invite them to your team instead.',
    ],
    button: { label: 'View team', path: '/company' },
    why: `You’re getting this because you’re on ${name}’s team. It keeps your company safe, so it can’t be switched off.`,
  })
