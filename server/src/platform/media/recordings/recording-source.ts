import { FilePathSource, type Source } from 'mediabunny'

/** How mediabunny reads from a source; its types leave that out. Null says that nothing is there. */
type Read = (start: number, end: number, ...more: readonly number[]) => unknown

/** Ranges that an endless search may take turns with. */
const RANGES_IN_TURN = 8
/** Far more often than a whole file has one range read while no other is. */
const SAME_READS_MOST = 10_000

/**
 * A recording on the disk, for the library that reads it. Behind a WebM without sizes that library searches its last eight bytes for
 * ever, reading the same ranges again and again (mediabunny 1.61.0, `resync`): those then count as the end, and the search is over.
 */
export function recordingSource(path: string): Source {
  const source = new FilePathSource(path)
  return Object.assign(source, { _read: untilRepeated((Reflect.get(source, '_read') as Read).bind(source)) })
}

function untilRepeated(read: Read): Read {
  const recent: string[] = []
  let same = 0
  return (start, end, ...more) => {
    const range = `${start}-${end}`
    if (recent.includes(range)) same += 1
    else {
      same = 0
      recent.push(range)
      if (recent.length > RANGES_IN_TURN) recent.shift()
    }
    return same > SAME_READS_MOST ? null : read(start, end, ...more)
  }
}
