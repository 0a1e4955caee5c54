import type { Output, Role } from '@evenshift/contract/call'
import type { employerMembers } from '@evenshift/contract/employer/members'
import { changeInvitation, takeInvitation } from '#server/capabilities/parties/companies/store.invitations'
import { colleagueOf } from '#server/capabilities/parties/companies/store'
import { countOwners, removeMember, roleOf, setRole } from '#server/capabilities/parties/companies/store.members'
import { presentInvitation, presentMember } from '#server/capabilities/parties/companies/presenter.members'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import { takeTurn } from '#server/platform/database/locks'

type Member = Output<typeof employerMembers.changeMember>
/** The owner who asks, in their company. */
interface Asking {
  readonly employerId: string
  readonly userId: string
}

/** Waits for the turn, and judges the asker again: a colleague may have taken the role away meanwhile. */
async function takeOwnersTurn(tx: Db, { employerId, userId }: Asking): Promise<Refusal | null> {
  await takeTurn(tx, 'members', employerId)
  return (await roleOf(tx, employerId, userId)) === 'owner' ? null : refuse('ROLE')
}

/** Why an owner cannot be one no longer; null where another stays. */
const lastOwnerRefusal = async (tx: Db, employerId: string): Promise<Refusal | null> =>
  (await countOwners(tx, employerId)) > 1
    ? null
    : refuse('INVALID_TRANSITION', {
        message: 'Your company needs an owner. Make someone else an owner first.',
        details: { status: 'owner', allowed: [] },
      })

/** Gives a member, or somebody who is invited, another role. Refuses ROLE, NOT_FOUND and INVALID_TRANSITION. */
export async function changeRole(tx: Db, asking: Asking, id: string, role: Role, now: Date): Promise<Member | Refusal> {
  const { employerId } = asking
  const refused = await takeOwnersTurn(tx, asking)
  if (refused !== null) return refused
  const member = await colleagueOf(tx, employerId, id)
  if (member === null) {
    const invitation = await changeInvitation(tx, employerId, id, role, now)
    return invitation === null ? refuse('NOT_FOUND') : presentInvitation(invitation)
  }
  const last = member.role === 'owner' && role !== 'owner' ? await lastOwnerRefusal(tx, employerId) : null
  if (last !== null) return last
  await setRole(tx, employerId, id, role)
  return presentMember({ ...member, role })
}

/** Takes a member out, or an invitation back. Refuses ROLE, NOT_FOUND and INVALID_TRANSITION. */
export async function takeOut(tx: Db, asking: Asking, id: string, now: Date): Promise<Refusal | null> {
  const { employerId } = asking
  const refused = await takeOwnersTurn(tx, asking)
  if (refused !== null) return refused
  const member = await colleagueOf(tx, employerId, id)
  if (member === null) return (await takeInvitation(tx, employerId, id, now)) === null ? refuse('NOT_FOUND') : null
  const last = member.role === 'owner' ? await lastOwnerRefusal(tx, employerId) : null
  if (last !== null) return last
  await removeMember(tx, employerId, id)
  return null
}
