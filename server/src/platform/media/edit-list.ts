import { viewFile, type FileView } from '#server/platform/media/file-view'
import { boxesIn, type Box } from '#server/platform/media/iso-boxes'

/** Longer than any list of cuts. */
const LIST_BYTES = 64 * 1024
const NOTHING_SHOWN = -1n

/** Until when each track of an MP4 is shown, in seconds, by its number; a track that no list cuts is not in it. */
export type ShownUntil = ReadonlyMap<number, number>

/** Reads where the edit lists of an MP4 end its tracks; null where one leaves out a piece in between, which no browser would. */
export function shownUntil(path: string): ShownUntil | null {
  return viewFile(path, (file) => {
    const shown = new Map<number, number>()
    for (const movie of within(file, { kind: '', from: 0, end: file.size }, 'moov')) {
      const [head] = within(file, movie, 'mvhd')
      if (!head) continue
      const isLong = file.at(head.from, 1)[0] === 1
      const perSecond = numberAt(file, head.from + (isLong ? 20 : 12))
      for (const track of within(file, movie, 'trak')) {
        const end = trackEnd(file, track)
        if (end === null) return null
        const [trackHead] = within(file, track, 'tkhd')
        if (trackHead && end > 0)
          shown.set(numberAt(file, trackHead.from + (file.at(trackHead.from, 1)[0] === 1 ? 20 : 12)), end / perSecond)
      }
    }
    return shown
  })
}

const within = (file: FileView, { from, end }: Box, kind: string): Box[] =>
  [...boxesIn(file, from, Math.min(end, file.size))].filter((box) => box.kind === kind)

function numberAt(file: FileView, place: number): number {
  const bytes = file.at(place, 4)
  return bytes.length === 4 ? bytes.readUInt32BE(0) : 0
}

interface Edit {
  readonly lasts: bigint
  readonly from: bigint
}

/** When a track ends in the time of the movie: 0 where no list says so, null where it shows its media in pieces. */
function trackEnd(file: FileView, track: Box): number | null {
  const lists = within(file, track, 'edts').flatMap((box) => within(file, box, 'elst'))
  const [list] = lists
  if (!list) return 0
  const bytes = Buffer.from(file.at(list.from, Math.min(list.end - list.from, LIST_BYTES)))
  const edits = [...editsIn(bytes)]
  const first = edits.findIndex(({ from }) => from !== NOTHING_SHOWN)
  if (first === -1 || edits[first]?.lasts === 0n) return 0
  if (edits.slice(first + 1).some(({ lasts }) => lasts > 0n)) return null
  return Number(edits.slice(0, first + 1).reduce((sum, { lasts }) => sum + lasts, 0n))
}

function* editsIn(list: Buffer): Iterable<Edit> {
  if (list.length < 8) return
  const isLong = list[0] === 1
  const [count, size] = [list.readUInt32BE(4), isLong ? 20 : 12]
  for (let index = 0; index < count && 8 + (index + 1) * size <= list.length; index += 1) {
    const at = 8 + index * size
    if (isLong) yield { lasts: list.readBigUInt64BE(at), from: list.readBigInt64BE(at + 8) }
    else yield { lasts: BigInt(list.readUInt32BE(at)), from: BigInt(list.readInt32BE(at + 4)) }
  }
}
