import type { ByteRange } from '#server/platform/storage/port'

const RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The stretch of a file of this many bytes that a Range header asks for. Null asks for all of it, and so does what is no such header,
 * or one for several stretches at once; `outside` is a stretch that the file does not have.
 */
export function askedRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  // The last so many bytes: none of them is a stretch that nothing has.
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start > end ? 'outside' : { start, end }
}
