/** How an archive of somebody's data stands, by the time. */
import type { Output } from '@evenshift/contract/call'
import { EXPORT_DAYS } from '@evenshift/contract/constants'
import { plusDays } from '@evenshift/contract/days'
import type { seekerPrivacy } from '@evenshift/contract/seeker/privacy'

export type ExportState = Output<typeof seekerPrivacy.requestExport>['state']

/** The queue's tries to make one are over by then. */
const MAKING_MINUTES = 45
/** How long the row of one that can't be fetched tells of it. */
export const ROW_DAYS = 30
/** A ZIP file, and the row of a file, count so many bytes; the words in it are few beside them. */
export const FILE_BYTES_MOST = 2_000_000_000

export interface Asked {
  readonly state: ExportState
  readonly requestedAt: Date
  readonly readyAt: Date | null
}

export const madeBefore = (now: Date): Date => new Date(now.getTime() - MAKING_MINUTES * 60_000)
export const expiryOf = ({ readyAt }: Pick<Asked, 'readyAt'>): Date | null => (readyAt === null ? null : plusDays(readyAt, EXPORT_DAYS))

/** What it is now, whatever the clock has written yet. */
export function stateAt(row: Asked, now: Date): ExportState {
  if (row.state === 'queued' && row.requestedAt <= madeBefore(now)) return 'failed'
  const expiry = expiryOf(row)
  return row.state === 'ready' && expiry !== null && expiry <= now ? 'expired' : row.state
}

/** So many of the files, in order, as an archive holds, and those it has no room for. */
export function thatFit<F extends { readonly size: number }>(files: readonly F[]): { readonly taken: F[]; readonly left: F[] } {
  let bytes = 0
  const fits = (size: number): boolean => {
    if (bytes + size > FILE_BYTES_MOST) return false
    bytes += size
    return true
  }
  const taken = files.filter(({ size }) => fits(size))
  return { taken, left: files.filter((file) => !taken.includes(file)) }
}
