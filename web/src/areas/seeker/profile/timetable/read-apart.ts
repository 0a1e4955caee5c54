import { CLASSES_MOST } from '@evenshift/contract/constants'
import type { Timetable } from '#web/areas/seeker/profile/timetable/read-timetable'
import type { TimetableRequest } from '#web/areas/seeker/profile/timetable/timetable.worker'
import { words } from '#web/areas/seeker/profile/timetable/words'

/** Why a file was not read to its end. */
interface NotRead {
  readonly fault: string
  readonly tally?: undefined
}

const READING_MOST_MS = 3_000

const unopened: NotRead = { fault: words.faults.unopened }
const endless: NotRead = { fault: words.faults.endless }

/** Asks a reader, and ends it when it has answered, has failed or has read for three seconds. */
export function readApart(reader: Worker, asked: TimetableRequest): Promise<Timetable | NotRead> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (answer: Timetable | NotRead) => {
      clearTimeout(timer)
      reader.terminate()
      resolve(answer)
    }
    reader.addEventListener('error', () => end(unopened))
    reader.addEventListener('message', ({ data }: MessageEvent<Timetable | null>) => {
      if (data !== null) return end(data)
      timer = setTimeout(() => end(endless), READING_MOST_MS)
      reader.postMessage(asked)
    })
  })
}

const BYTES_MOST = 2_000_000

/** Reads a file beside the page, which stays usable whatever the file is. The reader comes only for those who bring one. */
export async function timetableOf(file: File): Promise<Timetable | NotRead> {
  if (file.size > BYTES_MOST) return { fault: words.faults.tooBig }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const reader = new Worker(new URL('./timetable.worker.ts', import.meta.url), { type: 'module' })
    return await readApart(reader, { bytes, now: Date.now(), most: CLASSES_MOST })
  } catch {
    return unopened
  }
}
