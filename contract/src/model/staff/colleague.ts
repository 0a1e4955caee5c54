/** Who works here, and how a new colleague joins. */
import { z } from 'zod'
import { email, id, instant } from '#contract/model/basics'
import { staffRoles } from '#contract/states/staff'

const role = z.enum(staffRoles, 'Choose a role')
export const colleague = z.object({
  _id: id,
  email: z.string(),
  role,
  invitedAt: instant,
  /** When they first came in; null while they have not. */
  joinedAt: instant.nullable(),
})
export type Colleague = z.infer<typeof colleague>

export const staffInvite = z.strictObject({ email, role })
export const staffInvitation = z.object({ _id: id, email: z.string(), expiresAt: instant })
export const colleagueChange = z.strictObject({ role })
