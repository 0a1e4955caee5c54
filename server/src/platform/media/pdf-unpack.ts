import { constants, inflateSync } from 'node:zlib'
import type { UploadFault } from '@evenshift/contract/states/upload'
import { objectsInside, valueOf, type PdfObject, type PlacedObject } from '#server/platform/media/pdf-objects'

const UNPACKED_AT_MOST = 64 * 1024 * 1024

/** The objects that lie packed in object streams. Index streams are unpacked too: the parser will, and it knows no bounds. */
export function unpackObjects(bytes: Buffer, objects: readonly PlacedObject[]): PdfObject[] | UploadFault {
  const found: PdfObject[] = []
  let room = UNPACKED_AT_MOST
  for (const { tokens, streamAt } of objects) {
    const isObjects = tokens.includes('/ObjStm')
    if (!isObjects && !tokens.includes('/XRef')) continue
    if (streamAt === null) return 'unreadable'
    const data = unpack(bytes.subarray(streamAt), tokens, room)
    if (typeof data === 'string') return data
    room -= data.length
    if (!isObjects) continue

    const first = Number(valueOf(tokens, '/First')[0])
    // A predictor, which no writer uses here, would scramble the text.
    if (!Number.isInteger(first) || tokens.includes('/Predictor')) return 'unreadable'
    for (const object of objectsInside(data.toString('latin1'), first)) found.push(object)
  }
  return found
}

function unpack(data: Buffer, tokens: readonly string[], room: number): Buffer | UploadFault {
  const filters = valueOf(tokens, '/Filter')
  if (filters.length === 0) {
    const end = data.indexOf('endstream')
    return end < 0 ? 'unreadable' : data.subarray(0, end)
  }
  if (filters.length > 1 || filters[0] !== '/FlateDecode') return 'unreadable'
  try {
    // Readers take what there is of a stream that was cut off.
    return inflateSync(data, { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    return error instanceof RangeError ? 'too_complex' : 'unreadable'
  }
}
