import type { Container } from '#server/platform/media/containers'
import { viewFile, type FileView } from '#server/platform/media/file-view'
import { boxesIn } from '#server/platform/media/iso-boxes'

/** Whether a recording says of its last piece that it is longer than the file. What is no piece of it, behind it, counts for nothing. */
export const isCutOff = (path: string, container: Container['name']): boolean => viewFile(path, endsEarly[container])

const endsEarly: Readonly<Record<Container['name'], (file: FileView) => boolean>> = {
  mp4: isMp4Cut,
  webm: isWebmCut,
  ogg: isOggCut,
  mpeg: isMp3Cut,
}

const boxes = ['ftyp', 'moov', 'mdat', 'moof', 'free', 'skip', 'wide', 'styp', 'sidx', 'mfra', 'udta', 'uuid', 'meta']

function isMp4Cut(file: FileView): boolean {
  for (const { kind, end } of boxesIn(file, 0, file.size)) {
    if (!boxes.includes(kind)) return false
    if (end > file.size) return true
  }
  return false
}

/** Segments and clusters, whose contents are looked through. */
const holders = ['18538067', '1f43b675']
const LONGEST_HEAD = 12
/** Heads, blocks, indexes and gaps, by the numbers of Matroska. */
const elements = [
  '1a45dfa3 114d9b74 1549a966 1654ae6b 1c53bb6b 1254c367 1941a469 1043a770 ec bf'.split(' '),
  'e7 a3 a0 ab a7'.split(' '),
].flat()

/** A number whose first byte says by its leading zeros how many there are; null where there are more than eight or too few are left. */
function numberIn(bytes: Buffer, from: number): { readonly next: number; readonly value: number; readonly isOpen: boolean } | null {
  const [first] = bytes.subarray(from)
  const length = first === undefined ? 9 : Math.clz32(first) - 23
  if (length > 8 || from + length > bytes.length) return null
  const digits = [(first ?? 0) - 2 ** (8 - length), ...bytes.subarray(from + 1, from + length)]
  const value = digits.reduce((sum, digit) => sum * 256 + digit, 0)
  // All ones: whoever wrote it did not know yet.
  return { next: from + length, value, isOpen: digits.every((digit, place) => digit === (place === 0 ? 2 ** (8 - length) - 1 : 255)) }
}

function isWebmCut(file: FileView): boolean {
  for (let at = 0; at < file.size;) {
    const head = file.at(at, LONGEST_HEAD)
    const id = numberIn(head, 0)
    const size = id && numberIn(head, id.next)
    const kind = head.toString('hex', 0, id?.next ?? 0)
    const isHolder = holders.includes(kind)
    if (!id || !(isHolder || elements.includes(kind))) return false
    if (!size) return head.length < LONGEST_HEAD
    if (size.isOpen && !isHolder) return false
    if (!size.isOpen && at + size.next + size.value > file.size) return true
    at += size.next + (isHolder ? 0 : size.value)
  }
  return false
}

const PAGE_HEAD = 27

function isOggCut(file: FileView): boolean {
  for (let at = 0; at < file.size;) {
    const head = file.at(at, PAGE_HEAD)
    if (head.toString('latin1', 0, 4) !== 'OggS') return false
    const pieces = file.at(at + PAGE_HEAD, head[PAGE_HEAD - 1] ?? 0)
    at += PAGE_HEAD + (head[PAGE_HEAD - 1] ?? 0) + pieces.reduce((sum, length) => sum + length, 0)
    if (head.length < PAGE_HEAD || at > file.size) return true
  }
  return false
}

/** A first frame without sound says how long all of them are: its name, what it says, how many frames, how many bytes. */
const FIRST_FRAME = 2048
const SAYS_FRAMES = 1
const SAYS_BYTES = 2

function isMp3Cut(file: FileView): boolean {
  const tag = file.at(0, 10)
  const tagged = tag.toString('latin1', 0, 3) === 'ID3'
  const start = tagged ? 10 + [...tag.subarray(6)].reduce((sum, digit) => sum * 128 + digit, 0) : 0
  const frame = file.at(start, FIRST_FRAME)
  const at = ['Xing', 'Info'].map((name) => frame.indexOf(name)).find((place) => place > 0) ?? frame.length
  if (at + 16 > frame.length) return false
  const says = frame.readUInt32BE(at + 4)
  const length = says & SAYS_BYTES ? frame.readUInt32BE(at + (says & SAYS_FRAMES ? 12 : 8)) : 0
  return start + length > file.size + FIRST_FRAME
}
