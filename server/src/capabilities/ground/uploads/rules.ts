/** What may come in, and in which pieces. */
import { BIO_VIDEO_SECONDS } from '@evenshift/contract/constants'
import { PART_BYTES, type UploadPurpose } from '@evenshift/contract/states/upload'

/** How long an address takes bytes. */
export const ADDRESS_SECONDS = 600
/** How long after that bytes may still arrive which were on their way: whatever comes later, the bucket's own rule removes. */
const LATE_SECONDS = 3600
/** Until when bytes may come to an address that works until then. */
export const lastArrival = (addressedUntil: Date): Date => new Date(addressedUntil.getTime() + LATE_SECONDS * 1000)
/** How long what was begun, refused or made ready waits for its owner. */
export const UNCLAIMED_HOURS = 24
/** How long the queue tries to remove the bytes of an erased file; then it is asked again. */
export const ERASE_AGAIN_HOURS = 1

/** What one person may have under way at once. */
export const UPLOADS_MOST = 20
export const UPLOAD_BYTES_MOST = 500 * 1024 * 1024
/** What one person may have looked into in an hour; each takes ten seconds of processor time at most. */
export const UPLOADS_AN_HOUR = 100

export interface UnderWay {
  readonly count: number
  readonly bytes: number
}
/** Why one more upload of this size does not fit beside those under way; null where it does. */
export function crowding({ count, bytes }: UnderWay, size: number): string | null {
  if (count >= UPLOADS_MOST) return `You have ${UPLOADS_MOST} uploads under way. Finish one before you begin another.`
  if (bytes + size > UPLOAD_BYTES_MOST) return 'Your uploads under way are too large together. Finish one before you begin another.'
  return null
}

/** The sizes of the parts in which a file comes, in order; null where it comes whole. */
export function partSizes(size: number): readonly number[] | null {
  if (size <= PART_BYTES) return null
  const whole = Math.floor(size / PART_BYTES)
  const rest = size - whole * PART_BYTES
  return [...Array.from({ length: whole }, () => PART_BYTES), ...(rest > 0 ? [rest] : [])]
}

/** Whether every part of a file of this many bytes has arrived. */
export const isComplete = (size: number, arrived: readonly { readonly number: number; readonly size: number }[]): boolean =>
  (partSizes(size) ?? []).every((bytes, index) => arrived.some((part) => part.number === index + 1 && part.size === bytes))

/** How long a recording of this purpose may last; null where the question says so, or nothing does. */
export const secondsMost = (purpose: UploadPurpose): number | null =>
  purpose === 'biovideo' || purpose === 'welcome' ? BIO_VIDEO_SECONDS : null
