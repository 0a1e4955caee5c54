import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
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
import type { Recording } from '#web/shared/recorder/kind'

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
 * where one is given. Nothing outside the range is kept, so it may begin up to a second late. Throws where the file cannot be read.
 */
export async function remux(blob: Blob, range?: Range): Promise<Recording> {
  const input = inputOf(blob)
  try {
    const written = await write(input, range)
    return { blob: written, seconds: await secondsOf(written) }
  } finally {
    input.dispose()
  }
}

const inputOf = (blob: Blob): Input => new Input({ formats: [WEBM, MATROSKA, MP4, QTFF, OGG, MP3], source: new BlobSource(blob) })

async function write(input: Input, range?: Range): Promise<Blob> {
  const format = await input.getFormat()
  const family = families.find(({ inputs }) => inputs.some((one) => one === format))
  if (!family) throw new Error(`Nothing writes ${format.name}`)
  const target = new BufferTarget()
  const output = new Output({ format: family.output(), target })
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    tags: {},
    showWarnings: false,
    copy: { shiftTolerance: Infinity, boundaryPolicy: 'shrink', boundaryTolerance: 1 },
    ...(range ? { trim: range } : {}),
  })
  if (!conversion.isValid || conversion.discardedTracks.length > 0) throw new Error('Not every track can be written')
  await conversion.execute()
  if (!target.buffer) throw new Error('Nothing was written')
  const hasPicture = (await input.getPrimaryVideoTrack()) !== null
  return new Blob([target.buffer], { type: `${hasPicture ? 'video' : 'audio'}/${family.ending}` })
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
