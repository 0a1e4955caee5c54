/** One archive of a person's or a company's data and files. */
import { z } from 'zod'
import { id, instant } from '#contract/model/basics'

export const dataExport = z.object({
  _id: id,
  state: z.enum(['queued', 'ready', 'failed', 'expired']),
  requestedAt: instant,
  readyAt: instant.nullable(),
  /** In bytes; null until it is made. */
  size: z.int().nullable(),
  /** Set while the archive can be fetched; an address for five minutes at most, so ask again before it is opened. */
  url: z.string().nullable(),
  expiresAt: instant.nullable(),
})
/** The newest first. */
export const dataExports = z.array(dataExport)
