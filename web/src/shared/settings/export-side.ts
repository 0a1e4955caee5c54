import type { Output } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import type { QueryKey } from '@tanstack/react-query'
import type { CallOptions } from '#web/api/client'
import { clockTime, dayDateNear, nearDate } from '#web/shared/words/dates'
import { fileSize } from '#web/shared/words/file-size'
import { words as sentences } from '#web/shared/settings/words'

type DataExports = Output<SeekerService['exports']>
export type DataExport = DataExports[number]

/** One side's calls for its archive; both sides have them alike. */
export interface ExportSide {
  readonly queryKey: QueryKey
  readonly list: (options?: CallOptions) => Promise<DataExports>
  readonly ask: () => Promise<DataExport>
  /** What the archive holds, in a sentence. */
  readonly holds: string
}

/** "18 MB, made today at 08:02. Here until Tue 1 Dec." */
export function madeWords({ size, readyAt, expiresAt }: DataExport, now: Date): string {
  const made = readyAt === null ? 'made' : sentences.madeAt(nearDate(readyAt, now), clockTime(readyAt))
  const until = expiresAt === null ? '' : sentences.hereUntil(dayDateNear(expiresAt, now))
  const words = size === null ? made.charAt(0).toUpperCase() + made.slice(1) : `${fileSize(size)}, ${made}`
  return `${words}.${until}`
}
