import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Parsed, Role } from '@evenshift/contract/call'
import { INVITATION_DAYS } from '@evenshift/contract/constants'
import type { employerMembers } from '@evenshift/contract/employer/members'
import { plusDays } from '@evenshift/contract/days'
import type { InvitationRow, MemberRow } from '#server/capabilities/parties/companies/tables'
import { countMembers, hasAddress, insertMember, seatsTaken } from '#server/capabilities/parties/companies/store.members'
import { dropOver, findByToken, insertInvitation, takeInvitation } from '#server/capabilities/parties/companies/store.invitations'
import { findEmployer } from '#server/capabilities/parties/companies/store'
import { nameInAddress } from '#server/capabilities/parties/companies/presenter.members'
import { withArticle } from '#server/capabilities/parties/companies/roles'
import { tellOwnersOfColleague } from '#server/capabilities/parties/companies/told-owners'
import { planOf } from '#server/capabilities/parties/companies/subscriptions/plans'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import { type Letter, preheader, subject } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'
import { takeTurn } from '#server/platform/database/locks'

type Invite = Parsed<typeof employerMembers.inviteMember>['body']

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Also what a mail that was sent is known by. */
export const invitationHeading = (company: string): string => `${company} invited you to Evenshift`

/** The token stands behind a #, which browsers keep to themselves: no log and no other page gets to see it. */
const invitationLetter = (to: string, company: string, role: Role, token: string): Letter => ({
  to,
  subject: subject`${company} invited you to Evenshift`,
  preheader: preheader`Join their team as ${withArticle[role]} within ${String(INVITATION_DAYS)} days.`,
  heading: invitationHeading(company),
  paragraphs: [
    `${company} has invited you to join their team as ${withArticle[role]}.`,
    'To join, open this link and sign in or create an account with this email address.',
    `The link works once, for ${INVITATION_DAYS} days, and only for you. Don’t know ${company}? Ignore this email.`,
  ],
  button: { label: 'Join team', path: `/auth/sign-up/complete/employer#${token}` },
  why: `You’re getting this because someone at ${company} entered ${to}. We won’t email you about it again unless they do.`,
})

/** Null where the plan has a seat for one more beside those that are taken. */
async function seatRefusal(tx: Db, employerId: string, taken: number, now: Date): Promise<Refusal | null> {
  const { package: name, limits } = await planOf(tx, employerId, now)
  if (taken < limits.seats) return null
  const seats = limits.seats === 1 ? 'one person' : `${limits.seats} people`
  const message = `The plan has room for ${seats}, invitations counted.`
  return refuse('PLAN_LIMIT', { message, details: { limit: limits.seats, used: taken, package: name, of: 'seats' } })
}

/** Asks a person to join, and mails them the way in. Refuses PLAN_LIMIT and ALREADY_EXISTS. */
export async function invite({ tx, queue, now }: Unit, employerId: string, asked: Invite): Promise<InvitationRow | Refusal> {
  const email = asked.email.toLowerCase()
  await takeTurn(tx, 'members', employerId)
  await dropOver(tx, now)
  const company = await findEmployer(tx, employerId)
  if (company === null) return refuse('NOT_FOUND')
  if (await hasAddress(tx, employerId, email)) return refuse('ALREADY_EXISTS', { message: 'They’re already on your team.' })
  const full = await seatRefusal(tx, employerId, await seatsTaken(tx, employerId, now), now)
  if (full !== null) return full
  const token = randomBytes(24).toString('base64url')
  const expiresAt = plusDays(now, INVITATION_DAYS)
  const row = { id: uuidv7(), employerId, email, role: asked.role, tokenHash: hashOf(token), invitedAt: now, expiresAt }
  if (!(await insertInvitation(tx, row))) return refuse('ALREADY_EXISTS', { message: 'This person has an invitation already.' })
  await queue.send(tx, 'mail.send', invitationLetter(email, company.companyName, asked.role, token))
  return row
}

/**
 * Joins the company of an invitation, which is used up. To everybody but the person who was invited the token is as good as none.
 * Refuses NOT_FOUND, ALREADY_EXISTS and PLAN_LIMIT.
 */
export async function accept(
  unit: Unit,
  token: string,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<MemberRow | Refusal> {
  const { tx, now } = unit
  const invitation = await findByToken(tx, hashOf(token), now)
  if (invitation === null || invitation.email !== email.toLowerCase()) {
    return refuse('NOT_FOUND', { message: 'This invitation has expired, been used or is for another account. Ask for a new one.' })
  }
  const { id, employerId, role } = invitation
  await takeTurn(tx, 'members', employerId)
  const full = await seatRefusal(tx, employerId, await countMembers(tx, employerId), now)
  if (full !== null) return full
  if ((await takeInvitation(tx, employerId, id, now)) === null) return refuse('NOT_FOUND')
  const row: MemberRow = { id: uuidv7(), employerId, userId, email: invitation.email, name: nameInAddress(email), role, joinedAt: now }
  if (!(await insertMember(tx, row))) return refuse('ALREADY_EXISTS', { message: 'You’re already part of a company.' })
  await tellOwnersOfColleague(unit, row)
  return row
}
