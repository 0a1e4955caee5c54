/** What the owners of a company are told of the company itself. */
import { findEmployer } from '#server/capabilities/parties/companies/store'
import { ownersOf } from '#server/capabilities/parties/companies/store.members'
import { nameOf } from '#server/capabilities/parties/companies/presenter.members'
import { withArticle } from '#server/capabilities/parties/companies/roles'
import type { MemberRow } from '#server/capabilities/parties/companies/tables'
import { type Notice, tell } from '#server/capabilities/ground/notices/public'
import { preheader, subject } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

const tellOwners = async (unit: Unit, employerId: string, kind: Notice['kind'], about: Notice['about']): Promise<void> =>
  tell(unit, [{ kind, to: await ownersOf(unit.tx, employerId), about }])

/** Somebody who was invited has joined: from now on they see the applicants. */
export async function tellOwnersOfColleague(unit: Unit, member: MemberRow): Promise<void> {
  const company = (await findEmployer(unit.tx, member.employerId))?.companyName ?? 'your company'
  const [name, role] = [nameOf(member), withArticle[member.role]]
  const path = '/company#team'
  const letter = {
    subject: subject`${name} joined ${company} on Evenshift`,
    preheader: preheader`They’re ${role}. See your team.`,
    heading: `${name} joined your team`,
    paragraphs: [`${name} accepted the invitation to ${company}. They’re ${role} now and can see your applicants.`],
    button: { label: 'View team', path },
    why: `You’re getting this because you’re an owner of ${company}. It keeps your company safe, so it can’t be switched off.`,
  }
  const about = { title: `${name} joined your team`, body: `They’re ${role} now and can see your applicants.`, link: path, letter }
  await tellOwners(unit, member.employerId, 'team_invite', about)
}

const limits = {
  interviewInvitations: (most: number) => ({
    title: 'No interview invitations left',
    body: `You’ve sent all ${most} of this month. Wait for the next month, or choose a larger plan.`,
  }),
  liveJobs: (most: number) => ({
    title: 'All your live jobs are in use',
    body: `Your plan has ${most}. Close or pause one, or choose a larger plan, before you post another.`,
  }),
} as const

/** A limit of the plan has just been used up; call it where the last was taken. */
export const tellOwnersOfLimit = (unit: Unit, employerId: string, limit: keyof typeof limits, most: number): Promise<void> =>
  tellOwners(unit, employerId, 'plan_limit_reached', { ...limits[limit](most), link: '/subscription', letter: null })
