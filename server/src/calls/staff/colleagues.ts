import type { Colleague } from '@evenshift/contract/model/staff/colleague'
import type { staffColleagues } from '@evenshift/contract/staff/colleagues'
import { plusDays } from '@evenshift/contract/days'
import { changeRole, colleagueOf, colleagues, invitationLetter, inviteStaff, letGo } from '#server/capabilities/ground/staff/public'
import type { Handlers, StaffContext } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

type Known = Awaited<ReturnType<typeof colleagues>>[number]

const present = ({ id, email, role, since, joinedAt }: Known): Colleague => ({
  _id: id,
  email,
  role,
  invitedAt: since.toISOString(),
  joinedAt: joinedAt?.toISOString() ?? null,
})
const gone = refuse('NOT_FOUND', { message: 'There’s no such colleague.' })

export const staffColleagueCalls = {
  ownColleague: async (_input, context) => {
    const me = await colleagueOf(context, context.me.userId)
    return me === null ? gone : present(me)
  },

  colleagues: async (_input, context) => ({ data: (await colleagues(context)).map(present) }),

  inviteStaff: async ({ body }, context) => {
    const { queue, clock, me } = context
    const email = body.email.toLowerCase()
    const known = (await colleagues(context)).find((one) => one.email === email)
    if (known !== undefined && known.joinedAt !== null) return refuse('ALREADY_EXISTS', { message: 'This person works here already.' })
    const { id } = await inviteStaff(context, email, body.role, me.email, async (tx, code) => {
      await queue.send(tx, 'mail.send', invitationLetter(email, code))
    })
    return { _id: id, email, expiresAt: plusDays(clock.now(), 1).toISOString() }
  },

  changeColleague: async ({ params, body }, context) => {
    const { db, clock, me } = context
    const moved = await transact(db, (tx) => changeRole({ tx, now: clock.now(), by: me.email }, params.id, body.role))
    if (isRefusal(moved)) return moved
    const colleague = await colleagueOf(context, params.id)
    return colleague === null ? gone : present(colleague)
  },

  removeColleague: async ({ params }, context) => {
    const colleague = await colleagueOf(context, params.id)
    return colleague === null ? gone : ((await letGo(context, colleague, context.me.email)) ?? undefined)
  },
} satisfies Handlers<typeof staffColleagues, StaffContext>
