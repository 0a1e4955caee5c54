import { FilePathTarget, Output, type OutputFormat } from 'mediabunny'
import { soundLane, videoLane, type Lane } from '#server/platform/media/recordings/lanes'
import type { ChosenSound, ChosenVideo, Measure } from '#server/platform/media/recordings/recording-tracks'

/** What of a recording is kept, and from when to when it lasts, in seconds. */
export interface RecordingParts {
  readonly video: (ChosenVideo & Measure) | null
  readonly sound: (ChosenSound & Measure) | null
  readonly start: number
  readonly end: number
}

/** Writes the packets as they are into a new file that starts at zero and carries no tags. Rejects with `CutOff` when some of them are not there. */
export async function remux({ video, sound, start }: RecordingParts, format: OutputFormat, path: string): Promise<void> {
  const output = new Output({ format, target: new FilePathTarget(path) })
  const lanes: Lane[] = []
  if (video !== null) lanes.push(await videoLane(output, video))
  if (sound !== null) lanes.push(await soundLane(output, sound))

  await output.start()
  try {
    for (let lane = earliest(lanes); lane; lane = earliest(lanes)) await lane.copyNext(start)
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
}

/** Picture and sound take turns by their times, so that neither piles up in memory. */
function earliest(lanes: readonly Lane[]): Lane | undefined {
  return lanes.filter((lane) => lane.next() !== null).toSorted((a, b) => (a.next() ?? 0) - (b.next() ?? 0))[0]
}
