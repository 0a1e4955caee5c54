/** Where a recording ends, by what it says of itself: both sides look before one is kept. Imports nothing. */

/** A file that is looked at here and there. */
export interface FileView {
  readonly size: number
  /** The bytes from a place on; fewer where the file ends. */
  at(place: number, length: number): Promise<Uint8Array>
}
export type RecordingFamily = 'mp4' | 'webm' | 'ogg' | 'mpeg'

const WINDOW_BYTES = 64 * 1024
/** A file of which a stretch is read at a time, by `read`. */
export function fileView(size: number, read: (from: number, to: number) => Promise<Uint8Array>): FileView {
  let window: Uint8Array = new Uint8Array()
  let start = 0
  return {
    size,
    at: async (place, length) => {
      if (place < start || place + length > start + window.length) {
        window = await read(place, Math.min(size, place + Math.max(WINDOW_BYTES, length)))
        start = place
      }
      return window.subarray(place - start, place - start + length)
    },
  }
}

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
/** A number that begins with its greatest byte; 0 where the file ends before it. */
const numberOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

/** Whether a recording says of its last piece that it is longer than the file. What is no piece of it, behind it, counts for nothing. */
export const isCutOff = (file: FileView, family: RecordingFamily): Promise<boolean> => endsEarly[family](file)

const endsEarly: Readonly<Record<RecordingFamily, (file: FileView) => Promise<boolean>>> = {
  mp4: isMp4Cut,
  webm: isWebmCut,
  ogg: isOggCut,
  mpeg: isMp3Cut,
}

/** A box of an MP4: its contents stand from `from` to `end`, which lies behind the file where that was cut off. */
interface Box {
  readonly kind: string
  readonly from: number
  readonly end: number
}
const BOX_HEAD = 8
const LONG_BOX_HEAD = 16

/** The boxes that stand one after the other; what is none ends them. */
async function* boxesIn(file: FileView, from: number, end: number): AsyncIterable<Box> {
  for (let at = from; at + BOX_HEAD <= end;) {
    const bytes = await file.at(at, LONG_BOX_HEAD)
    const said = numberOf(bytes.subarray(0, 4))
    const isLong = said === 1 && bytes.length === LONG_BOX_HEAD
    const size = isLong ? numberOf(bytes.subarray(BOX_HEAD)) : said === 0 ? end - at : said
    const head = isLong ? LONG_BOX_HEAD : BOX_HEAD
    if (size < head) return
    yield { kind: textOf(bytes.subarray(4, BOX_HEAD)), from: at + head, end: at + size }
    at += size
  }
}

const boxes = ['ftyp', 'moov', 'mdat', 'moof', 'free', 'skip', 'wide', 'styp', 'sidx', 'mfra', 'udta', 'uuid', 'meta']

async function isMp4Cut(file: FileView): Promise<boolean> {
  for await (const { kind, end } of boxesIn(file, 0, file.size)) {
    if (!boxes.includes(kind)) return false
    if (end > file.size) return true
  }
  return false
}

/** Segments and clusters, whose contents are looked through. */
const holders = [0x18538067, 0x1f43b675]
/** Heads, blocks, indexes and gaps, by the numbers of Matroska. */
const elements = [0x1a45dfa3, 0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1c53bb6b, 0x1254c367, 0x1941a469, 0x1043a770, 0xec, 0xbf].concat([
  0xe7, 0xa3, 0xa0, 0xab, 0xa7,
])
const LONGEST_HEAD = 12
const LONGEST_NUMBER = 8

/** How many bytes a number has: its first one says so by its leading zeros. */
const lengthOf = (first = 0): number => Math.clz32(first) - 23

/** Its first byte without the one that ends the zeros; eight bytes whole are more than a number here holds. */
const sizeOf = (bytes: Uint8Array): number => numberOf(bytes.map((byte, index) => (index === 0 ? byte - 2 ** (8 - bytes.length) : byte)))

async function isWebmCut(file: FileView): Promise<boolean> {
  for (let at = 0; at < file.size;) {
    const head = await file.at(at, LONGEST_HEAD)
    const idLength = lengthOf(head[0])
    const kind = numberOf(head.subarray(0, idLength))
    const isHolder = holders.includes(kind)
    if (!isHolder && !elements.includes(kind)) return false
    const length = idLength < head.length ? lengthOf(head[idLength]) : LONGEST_HEAD
    if (length > LONGEST_NUMBER && head.length === LONGEST_HEAD) return false
    if (idLength + length > head.length) return true
    const size = sizeOf(head.subarray(idLength, idLength + length))
    // All ones: whoever wrote it did not know yet.
    const isOpen = size === 2 ** (7 * length) - 1
    if (isOpen && !isHolder) return false
    at += idLength + length
    if (!isOpen && at + size > file.size) return true
    at += isHolder ? 0 : size
  }
  return false
}

const PAGE_HEAD = 27

async function isOggCut(file: FileView): Promise<boolean> {
  for (let at = 0; at < file.size;) {
    const head = await file.at(at, PAGE_HEAD)
    if (textOf(head.subarray(0, 4)) !== 'OggS') return false
    const count = head[PAGE_HEAD - 1] ?? 0
    const pieces = await file.at(at + PAGE_HEAD, count)
    at += PAGE_HEAD + count + pieces.reduce((sum, length) => sum + length, 0)
    if (head.length < PAGE_HEAD || at > file.size) return true
  }
  return false
}

/** A first frame without sound says how long all of them are: its name, what it says, how many frames, how many bytes. */
const FIRST_FRAME = 2048
const SAYS_FRAMES = 1
const SAYS_BYTES = 2

async function isMp3Cut(file: FileView): Promise<boolean> {
  const tag = await file.at(0, 10)
  const start = textOf(tag.subarray(0, 3)) === 'ID3' ? 10 + tag.subarray(6).reduce((sum, digit) => sum * 128 + digit, 0) : 0
  const frame = await file.at(start, FIRST_FRAME)
  const at = Math.max(...['Xing', 'Info'].map((name) => textOf(frame).indexOf(name)))
  if (at <= 0 || at + 16 > frame.length) return false
  const says = numberOf(frame.subarray(at + 4, at + 8))
  const place = at + (says & SAYS_FRAMES ? 12 : 8)
  const length = says & SAYS_BYTES ? numberOf(frame.subarray(place, place + 4)) : 0
  return start + length > file.size + FIRST_FRAME
}

/** Until when each track of an MP4 is shown, in seconds, by its number; a track that no list cuts is not in it. */
export type ShownUntil = ReadonlyMap<number, number>

/** Reads where the edit lists of an MP4 end its tracks; null where one leaves out a piece in between. */
export async function shownUntil(file: FileView): Promise<ShownUntil | null> {
  const shown = new Map<number, number>()
  for (const movie of await within(file, { kind: '', from: 0, end: file.size }, 'moov')) {
    const [head] = await within(file, movie, 'mvhd')
    if (!head) continue
    const perSecond = await numberIn(file, head)
    for (const track of await within(file, movie, 'trak')) {
      const end = await trackEnd(file, track)
      if (end === null) return null
      const [trackHead] = await within(file, track, 'tkhd')
      if (trackHead && end > 0) shown.set(await numberIn(file, trackHead), end / perSecond)
    }
  }
  return shown
}

async function within(file: FileView, { from, end }: Box, kind: string): Promise<Box[]> {
  const found: Box[] = []
  for await (const box of boxesIn(file, from, Math.min(end, file.size))) if (box.kind === kind) found.push(box)
  return found
}

/** The number behind the two dates of a head, which are short or long. */
async function numberIn(file: FileView, { from }: Box): Promise<number> {
  const [version] = await file.at(from, 1)
  return numberOf(await file.at(from + (version === 1 ? 20 : 12), 4))
}

/** Longer than any list of cuts. */
const LIST_BYTES = 60_000

/** When a track ends in the time of the movie: 0 where no list says so, null where it shows its media in pieces. */
async function trackEnd(file: FileView, track: Box): Promise<number | null> {
  const [edits] = await within(file, track, 'edts')
  const [list] = edits ? await within(file, edits, 'elst') : []
  if (!list) return 0
  const lasting = editsIn(await file.at(list.from, Math.min(list.end - list.from, LIST_BYTES)))
  const first = lasting.findIndex(({ isEmpty }) => !isEmpty)
  if (first === -1 || lasting[first]?.lasts === 0) return 0
  if (lasting.slice(first + 1).some(({ lasts }) => lasts > 0)) return null
  return lasting.slice(0, first + 1).reduce((sum, { lasts }) => sum + lasts, 0)
}

/** How long each stretch is shown, and whether it shows nothing. */
function editsIn(list: Uint8Array): { readonly lasts: number; readonly isEmpty: boolean }[] {
  const width = list[0] === 1 ? 8 : 4
  const [count, size] = [numberOf(list.subarray(4, 8)), 2 * width + 4]
  return Array.from({ length: Math.min(count, Math.floor((list.length - 8) / size)) }, (_, index) => {
    const at = 8 + index * size
    const from = list.subarray(at + width, at + 2 * width)
    return { lasts: numberOf(list.subarray(at, at + width)), isEmpty: from.every((byte) => byte === 255) }
  })
}
