import {
  BufferTarget,
  Conversion,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { fileView, isCutOff, shownUntil } from '@evenshift/contract/states/interview/recording-end'
import { CutOff } from '#web/shared/recorder/review/cut-off'
import type { Recording } from '#web/shared/recorder/kind'
import { recordingSource } from '#web/shared/recorder/review/recording-source'
import { mustBeShown } from '#web/shared/recorder/review/shown'
import { words } from '#web/shared/recorder/review/words'

/** Seconds that a cut may begin late for its pictures to be copied as they are: a camera here writes a whole picture each second. */
const MOST_LATE_SECONDS = 1

/** Each of them goes into its own family, so that sound and picture are copied as they are. */
const families = [
  { inputs: [WEBM, MATROSKA], output: () => new WebMOutputFormat(), ending: 'webm' },
  { inputs: [MP4, QTFF], output: () => new Mp4OutputFormat({ fastStart: 'in-memory' }), ending: 'mp4' },
  { inputs: [OGG], output: () => new OggOutputFormat(), ending: 'ogg' },
  { inputs: [MP3], output: () => new Mp3OutputFormat(), ending: 'mpeg' },
] as const satisfies readonly { readonly inputs: readonly unknown[]; readonly output: () => OutputFormat; readonly ending: string }[]

export interface Range {
  /** Seconds. */
  readonly start: number
  readonly end: number
}

/**
 * Writes a recording anew so that it says how long it is and can be sought, without what the device wrote into it; only `range` of it
 * where one is given, as of a recording made here. Nothing outside the range is kept, so it may begin up to a second late. Throws where
 * the file cannot be read, a `CutOff` where its end is missing, an `UnshownPicture` where its picture can't be shown here, and where a cut
 * needs its pictures written anew and the browser can't.
 */
export async function remux(blob: Blob, range?: Range): Promise<Recording> {
  const input = inputOf(blob)
  try {
    const written = await write(input, range ?? (await whole(blob, input)))
    return { blob: written, seconds: await secondsOf(written) }
  } finally {
    input.dispose()
  }
}

const inputOf = (blob: Blob): Input => new Input({ formats: [WEBM, MATROSKA, MP4, QTFF, OGG, MP3], source: recordingSource(blob) })

/** What is shown of a file from elsewhere. Throws a `CutOff` for one whose end is missing. */
async function whole(blob: Blob, input: Input): Promise<Partial<Range>> {
  const { ending } = await familyOf(input)
  const file = fileView(blob.size, async (from, to) => new Uint8Array(await blob.slice(from, to).arrayBuffer()))
  if (await isCutOff(file, ending)) throw new CutOff(words.fileEndsBeforeSays)
  const until = ending === 'mp4' ? await shownUntil(file) : new Map<number, number>()
  if (until === null) throw new Error('The file shows its pictures in pieces')
  const ends = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()].flatMap(
    (track) => (track && until.get(track.id)) ?? [],
  )
  return ends.length === 0 ? {} : { end: Math.max(...ends) }
}

async function familyOf(input: Input) {
  const format = await input.getFormat()
  const family = families.find(({ inputs }) => inputs.some((one) => one === format))
  if (!family) throw new Error(`Nothing writes ${format.name}`)
  return family
}

async function write(input: Input, { start, end }: Partial<Range>): Promise<Blob> {
  const family = await familyOf(input)
  const target = new BufferTarget()
  const output = new Output({ format: family.output(), target })
  const picture = await input.getPrimaryVideoTrack()
  if (picture) await mustBeShown(picture)
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    tags: {},
    showWarnings: false,
    copy: { shiftTolerance: Infinity, boundaryPolicy: 'shrink', boundaryTolerance: MOST_LATE_SECONDS },
    trim: { ...(start !== undefined && { start }), ...(end !== undefined && { end }) },
    ...(picture && start !== undefined && !(await hasWholePicture(picture, start)) ? { video: { forceTranscode: true } } : {}),
  })
  if (!conversion.isValid || conversion.discardedTracks.length > 0) throw new Error('Not every track can be written')
  await conversion.execute()
  if (!target.buffer) throw new Error('Nothing was written')
  return new Blob([target.buffer], { type: `${picture ? 'video' : 'audio'}/${family.ending}` })
}

/** Whether a whole picture, which those after it build on, stands where the range begins; Firefox writes one in many seconds. */
async function hasWholePicture(picture: InputVideoTrack, start: number): Promise<boolean> {
  const last = await new EncodedPacketSink(picture).getKeyPacket(start + MOST_LATE_SECONDS, { metadataOnly: true })
  return last !== null && last.timestamp >= start
}

/** By what is in it, not by what it says of itself. */
async function secondsOf(blob: Blob): Promise<number> {
  const input = inputOf(blob)
  try {
    return await input.computeDuration()
  } finally {
    input.dispose()
  }
}
