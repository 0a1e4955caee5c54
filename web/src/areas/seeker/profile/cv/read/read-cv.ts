import { type FoundCv, foundIn } from '#web/areas/seeker/profile/cv/read/found-cv'
import type { ReadLines } from '#web/areas/seeker/profile/cv/read/pdf-lines'
import { words } from '#web/areas/seeker/profile/cv/read/words'

const BYTES_MOST = 10_000_000
const READING_MOST_MS = 15_000

const unopened = { fault: words.unopened }
const endless = { fault: words.endless }
const nothing = { fault: words.nothing }

/** Asks a reader, and ends it when it has answered, has failed or has read for fifteen seconds. */
function linesApart(reader: Worker, bytes: Uint8Array<ArrayBuffer>): Promise<ReadLines> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (answer: ReadLines) => {
      clearTimeout(timer)
      reader.terminate()
      resolve(answer)
    }
    reader.addEventListener('error', () => end(unopened))
    reader.addEventListener('message', ({ data }: MessageEvent<ReadLines | null>) => {
      // The library says in the same place that it is there.
      if (data !== null) return 'lines' in data || 'fault' in data ? end(data) : undefined
      timer = setTimeout(() => end(endless), READING_MOST_MS)
      reader.postMessage(bytes)
    })
  })
}

const isPdf = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')

async function linesIn(file: File): Promise<ReadLines> {
  if (file.size > BYTES_MOST) return { fault: words.tooBig }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isPdf(bytes)) return { fault: words.noPdf }
  return linesApart(new Worker(new URL('./cv.worker.ts', import.meta.url), { type: 'module' }), bytes)
}

/** Reads a CV beside the page and on this device: nothing of it is sent. The reader comes only for those who bring one. */
export async function cvIn(file: File): Promise<FoundCv | { readonly fault: string }> {
  const read = await linesIn(file).catch(() => unopened)
  if ('fault' in read) return read
  const found = foundIn(read.lines)
  return found.work.length + found.education.length + found.skills.length === 0 ? nothing : found
}
