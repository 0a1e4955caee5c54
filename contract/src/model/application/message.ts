import { z } from 'zod'
import { count, id, instant, text } from '#contract/model/basics'
import { applicationStatuses } from '#contract/states/application/application'

export const messageInput = z.strictObject({ text: text(2000, 'Message', 1) })
export const message = z.object({
  _id: id,
  application: id,
  from: z.enum(['seeker', 'employer']),
  /** The name that the reader sees. */
  senderName: z.string(),
  text: z.string(),
  createdAt: instant,
  /** When the other side first saw it; null until then. */
  readAt: instant.nullable(),
  /** Where an employer’s text asks for money, which no employer may; from `start` to before `end`. */
  warning: z.object({ start: count, end: count }).nullable(),
})
export type Message = z.infer<typeof message>

/** What two sides wrote about one application, as a row of the inbox of either. */
export const conversation = z.object({
  application: id,
  job: z.object({ _id: id, title: z.string() }),
  /** The other side, as the reader knows it. */
  with: z.object({ name: z.string(), picture: z.string().nullable() }),
  status: z.enum(applicationStatuses),
  /** Whether its seeker had accepted when they withdrew. */
  hasPulledOut: z.boolean().meta({ example: false }),
  newest: message.pick({ from: true, text: true, createdAt: true }),
  /** Whether the other side wrote something that isn’t read yet. */
  isUnread: z.boolean(),
})
export type Conversation = z.infer<typeof conversation>
