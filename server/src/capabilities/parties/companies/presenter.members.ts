import type { Output } from '@evenshift/contract/call'
import type { employerMembers } from '@evenshift/contract/employer/members'
import type { InvitationRow, MemberRow } from '#server/capabilities/parties/companies/tables'

type Member = Output<typeof employerMembers.changeMember>

/** The name in an address such as jo.sample@example.org; null where it holds none. */
export function nameInAddress(email: string): string | null {
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .replace(/\+.*$/, '')
    .split(/[._-]+/)
  if (words.length < 2 || !words.every((word) => /^\p{L}+$/u.test(word))) return null
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}

/** What colleagues call a member: the name where one is known, else the address. */
export const nameOf = ({ name, email }: Pick<MemberRow, 'name' | 'email'>): string => name ?? email

export const presentMember = ({ id, email, name, role, joinedAt }: MemberRow): Member => ({
  _id: id,
  email,
  name,
  role,
  state: 'active',
  invitedAt: null,
  joinedAt: joinedAt.toISOString(),
})

export const presentInvitation = ({ id, email, role, invitedAt }: InvitationRow): Member => ({
  _id: id,
  email,
  name: null,
  role,
  state: 'invited',
  invitedAt: invitedAt.toISOString(),
  joinedAt: null,
})
