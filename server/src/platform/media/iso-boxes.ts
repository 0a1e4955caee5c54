import type { FileView } from '#server/platform/media/file-view'

/** A box of an MP4: its contents stand from `from` to `end`, which lies behind the file where that was cut off. */
export interface Box {
  readonly kind: string
  readonly from: number
  readonly end: number
}

const HEAD = 8
const LONG_HEAD = 16

/** The boxes that stand one after the other; what is none ends them. */
export function* boxesIn(file: FileView, from: number, end: number): Iterable<Box> {
  for (let at = from; at + HEAD <= end;) {
    const head = file.at(at, LONG_HEAD)
    const said = head.readUInt32BE(0)
    const isLong = said === 1 && head.length === LONG_HEAD
    const size = isLong ? Number(head.readBigUInt64BE(HEAD)) : said === 0 ? end - at : said
    if (size < (isLong ? LONG_HEAD : HEAD)) return
    yield { kind: head.toString('latin1', 4, HEAD), from: at + (isLong ? LONG_HEAD : HEAD), end: at + size }
    at += size
  }
}
