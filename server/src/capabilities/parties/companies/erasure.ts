import { and, eq } from 'drizzle-orm'
import { invitationHeading } from '#server/capabilities/parties/companies/invitations'
import { findEmployer } from '#server/capabilities/parties/companies/store'
import { type MemberRow, employers, invitations, members } from '#server/capabilities/parties/companies/tables'
import { releaseFiles } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** What is left of a company: its name, size, sector and city, for the people who applied there. */
const husk = {
  registrationNumber: null,
  website: null,
  address: { line1: '', line2: null, town: '', postcode: '' },
  bio: '',
  contactName: '',
  contactRole: '',
  phone: '',
  logoId: null,
  welcomeId: null,
  photoIds: [],
}

/** Takes everything out of a company but what its former applicants know it by: invitations with their mails, pictures. */
export async function eraseCompanyOf(unit: Unit, employerId: string): Promise<void> {
  const { tx, queue, now: updatedAt } = unit
  const company = await findEmployer(tx, employerId)
  if (company === null) return
  const invited = await tx.delete(invitations).where(eq(invitations.employerId, employerId)).returning({ email: invitations.email })
  const heading = invitationHeading(company.companyName)
  for (const { email: to } of invited) await queue.forget(tx, 'mail.send', { to, heading })
  await tx
    .update(employers)
    .set({ ...husk, updatedAt })
    .where(eq(employers.id, employerId))
  await releaseFiles(unit, [...company.photoIds, ...[company.logoId, company.welcomeId].filter((fileId) => fileId !== null)])
}

/** A person's place in a company. */
export async function eraseMemberOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(members).where(eq(members.userId, userId))
}

/** An owner who is left when this person goes: whoever has been one longest. Null where there is none. */
export async function heirOf(tx: Db, employerId: string, userId: string): Promise<Pick<MemberRow, 'userId' | 'email'> | null> {
  const owners = await tx
    .select({ userId: members.userId, email: members.email })
    .from(members)
    .where(and(eq(members.employerId, employerId), eq(members.role, 'owner')))
    .orderBy(members.joinedAt, members.id)
  return owners.find((owner) => owner.userId !== userId) ?? null
}
