import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

const WINDOW_BYTES = 64 * 1024

/** A file that is looked at from front to back, a few bytes here and there, without being in memory. */
export interface FileView {
  readonly size: number
  /** The bytes from a place on; fewer where the file ends. */
  at(place: number, length: number): Buffer
}

/** Opens a file for as long as `look` looks at it. Waits for the disk: whoever checks a file has nothing else to do. */
export function viewFile<Seen>(path: string, look: (file: FileView) => Seen): Seen {
  const file = openSync(path, 'r')
  let [window, start] = [Buffer.alloc(0), 0]
  const at = (place: number, length: number): Buffer => {
    if (place < start || place + length > start + window.length) {
      window = Buffer.alloc(Math.max(WINDOW_BYTES, length))
      window = window.subarray(0, readSync(file, window, 0, window.length, place))
      start = place
    }
    return window.subarray(place - start, place - start + length)
  }
  try {
    return look({ size: fstatSync(file).size, at })
  } finally {
    closeSync(file)
  }
}
