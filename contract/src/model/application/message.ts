import { z } from 'zod'
import { id, instant, text } from '#contract/model/basics'

export const messageInput = z.strictObject({ text: text(2000, 'Message', 1) })
export const message = z.object({
  _id: id,
  application: id,
  from: z.enum(['seeker', 'employer']),
  /** The name that the reader sees. */
  senderName: z.string(),
  text: z.string(),
  createdAt: instant,
})
export type Message = z.infer<typeof message>
