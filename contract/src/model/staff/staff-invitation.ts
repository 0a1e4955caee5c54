/** How a new colleague joins the staff. */
import { z } from 'zod'
import { email, id, instant } from '#contract/model/basics'

export const staffInvite = z.strictObject({ email })
export const staffInvitation = z.object({ _id: id, email: z.string(), expiresAt: instant })
