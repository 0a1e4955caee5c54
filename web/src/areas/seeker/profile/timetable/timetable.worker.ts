import { readTimetable } from '#web/areas/seeker/profile/timetable/read-timetable'

export interface TimetableRequest {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly now: number
  readonly most: number
}

addEventListener('message', ({ data: { bytes, now, most } }: MessageEvent<TimetableRequest>) =>
  postMessage(readTimetable(bytes, now, most)),
)
// The time for reading begins once the reader is there.
postMessage(null)
