import type { employerMembers } from '@evenshift/contract/employer/members'
import {
  accept,
  changeRole,
  invite,
  listInvitations,
  listTeam,
  presentInvitation,
  presentMember,
  takeOut,
} from '#server/capabilities/parties/companies/public'
import type { EmployerContext, Handlers } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

/** Runs what needs a company; who has none yet has no members either. */
const inCompany = <T>(
  { me: { employerId, userId } }: EmployerContext,
  work: (asking: { readonly employerId: string; readonly userId: string }) => Promise<T | Refusal>,
): Promise<T | Refusal> => (employerId === null ? Promise.resolve(refuse('NOT_FOUND')) : work({ employerId, userId }))

export const memberCalls = {
  members: async (_input, { db, clock, me: { employerId } }) => {
    if (employerId === null) return []
    const [team, asked] = await Promise.all([listTeam(db, employerId), listInvitations(db, employerId, clock.now())])
    return [...team.map(presentMember), ...asked.map(presentInvitation)]
  },

  inviteMember: ({ body }, context) =>
    inCompany(context, ({ employerId }) =>
      transact(context.db, async (tx) => {
        const { queue, clock } = context
        const invitation = await invite({ tx, queue, now: clock.now() }, employerId, body)
        return isRefusal(invitation) ? invitation : presentInvitation(invitation)
      }),
    ),

  changeMember: ({ params, body }, context) =>
    inCompany(context, (asking) => transact(context.db, (tx) => changeRole(tx, asking, params.id, body.role, context.clock.now()))),

  removeMember: ({ params }, context) =>
    inCompany(context, (asking) =>
      transact<void>(context.db, async (tx) => (await takeOut(tx, asking, params.id, context.clock.now())) ?? undefined),
    ),

  acceptInvitation: ({ body }, { db, queue, clock, me }) =>
    transact(db, async (tx) => {
      const member = await accept({ tx, queue, now: clock.now() }, body.token, me)
      return isRefusal(member) ? member : presentMember(member)
    }),
} satisfies Handlers<typeof employerMembers, EmployerContext>
