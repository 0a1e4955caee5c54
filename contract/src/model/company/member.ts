/** The people of a company. */
import { z } from 'zod'
import { email, id, instant } from '#contract/model/basics'
import { memberRoles, memberStates } from '#contract/states/company/member'

export const memberRole = z.enum(memberRoles, 'Choose a role')
export const member = z.object({
  _id: id,
  email: z.string(),
  name: z.string().nullable(),
  role: memberRole,
  state: z.enum(memberStates),
  invitedAt: instant.nullable(),
  joinedAt: instant.nullable(),
})
/** How a colleague appears where somebody is named. */
export const colleague = z.object({ _id: id, name: z.string() })

export const memberInvite = z.strictObject({ email, role: memberRole })
export const memberChange = z.strictObject({ role: memberRole })
/** The token of the invitation mail. */
export const invitationToken = z.strictObject({
  token: z
    .string('The invitation is missing')
    .max(200, 'This isn’t one of our invitations')
    .regex(/^[A-Za-z0-9_.-]{20,200}$/, 'This isn’t one of our invitations')
    .meta({ example: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }),
})
