import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
  type AudioCodec,
  type MetadataTags,
  type OutputFormat,
  type Rotation,
} from 'mediabunny'

const formats = {
  mp4: () => new Mp4OutputFormat({ metadataFormat: 'udta' }),
  fragmented: () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
  /** As browsers record: no length, no index. */
  live: () => new WebMOutputFormat({ appendOnly: true }),
  mkv: () => new MkvOutputFormat(),
  ogg: () => new OggOutputFormat(),
  mp3: () => new Mp3OutputFormat(),
} satisfies Record<string, () => OutputFormat>

export interface Recording {
  readonly format: keyof typeof formats
  readonly seconds: number
  readonly video?: keyof typeof videoTypes
  readonly sound?: keyof typeof soundTypes
  readonly size?: { width: number; height: number }
  readonly rotation?: Rotation
  readonly tags?: MetadataTags
  /** When the first packet is shown; what lies before zero an MP4 leaves out by an edit list. */
  readonly from?: number
  /** How many pictures go from one that builds on no other to the next. */
  readonly group?: number
  readonly packetBytes?: number
}

// Only copied, never drawn: a packet needs no more than the first bytes that tell its kind.
const avcSettings = Buffer.from('0142c015ffe100116742c0158c8d40a0f9350606060784423501000468ce3c80', 'hex')
const opusSettings = Buffer.from('4f707573486561640101000f80bb0000000000', 'hex')
const videoTypes = {
  avc: { name: 'avc1.42c015', settings: avcSettings, packet: '000000046588840a' },
  vp8: { name: 'vp8', settings: null, packet: '1000009d012a4001f000' },
  vp9: { name: 'vp09.00.10.08', settings: null, packet: '824983420013f00ef6' },
} as const
const soundTypes = {
  opus: { name: 'opus', settings: opusSettings, packet: 'f8fffe', seconds: 0.02 },
  aac: { name: 'mp4a.40.2', settings: Buffer.from('1188', 'hex'), packet: '21004994', seconds: 1024 / 48_000 },
  mp3: { name: 'mp3', settings: null, packet: `fffb9464${'00'.repeat(380)}`, seconds: 1152 / 48_000 },
  'pcm-s16': { name: 'pcm-s16', settings: null, packet: '00'.repeat(1920), seconds: 0.02 },
} as const satisfies Partial<Record<AudioCodec, unknown>>
const VIDEO_SECONDS = 0.1

/** A recording in code: the containers and their lengths are real, the pictures and sounds are not. */
export async function recordingFile({
  format,
  seconds,
  video,
  sound,
  size,
  rotation,
  tags,
  from = 0,
  group = 1,
  packetBytes = 0,
}: Recording): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: formats[format](), target })
  if (tags) output.setMetadataTags(tags)
  const pictures = video && new EncodedVideoPacketSource(video)
  const sounds = sound && new EncodedAudioPacketSource(sound)
  if (pictures) output.addVideoTrack(pictures, rotation === undefined ? {} : { rotation })
  if (sounds) output.addAudioTrack(sounds)
  await output.start()

  if (video && pictures) {
    const { name, settings, packet } = videoTypes[video]
    const { width, height } = size ?? { width: 320, height: 240 }
    const decoderConfig = { codec: name, codedWidth: width, codedHeight: height, ...(settings && { description: settings }) }
    for (const made of packets(packet, seconds, VIDEO_SECONDS, from, packetBytes, group)) await pictures.add(made, { decoderConfig })
    pictures.close()
  }
  if (sound && sounds) {
    const { name, settings, packet, seconds: each } = soundTypes[sound]
    const decoderConfig = { codec: name, numberOfChannels: 1, sampleRate: 48_000, ...(settings && { description: settings }) }
    for (const made of packets(packet, seconds, each, from, 0, 1)) await sounds.add(made, { decoderConfig })
    sounds.close()
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

function* packets(head: string, seconds: number, each: number, from: number, least: number, group: number): Generator<EncodedPacket> {
  const start = Buffer.from(head, 'hex')
  const data = Buffer.concat([start, Buffer.alloc(Math.max(0, least - start.length))])
  for (let index = 0; index < Math.round(seconds / each); index += 1)
    yield new EncodedPacket(data, index % group === 0 ? 'key' : 'delta', from + index * each, each)
}

/** The WebM says that it lasts `seconds`. */
export function forgeWebmLength(file: Buffer, seconds: number): Buffer {
  const forged = Buffer.from(file)
  const at = forged.indexOf(Buffer.from('448988', 'hex'))
  if (at < 0) throw new Error('The WebM says no length')
  forged.writeDoubleBE(seconds * 1000, at + 3)
  return forged
}

/** Every header of the MP4 says that it lasts for `share` of what it does. */
export function forgeMp4Length(file: Buffer, share: number): Buffer {
  const forged = Buffer.from(file)
  for (const [box, offset] of [
    ['mvhd', 20],
    ['tkhd', 24],
    ['mdhd', 20],
  ] as const) {
    for (let at = forged.indexOf(box); at >= 0; at = forged.indexOf(box, at + 4))
      forged.writeUInt32BE(Math.round(forged.readUInt32BE(at + offset) * share), at + offset)
  }
  return forged
}

/** The edit lists of the MP4 say that its tracks are shown for `seconds`. */
export function forgeEditLists(file: Buffer, seconds: number): Buffer {
  const forged = Buffer.from(file)
  const perSecond = forged.readUInt32BE(forged.indexOf('mvhd') + 16)
  for (let at = forged.indexOf('elst'); at >= 0; at = forged.indexOf('elst', at + 4)) {
    if (forged[at + 4] !== 0) throw new Error('The edit list is a long one')
    forged.writeUInt32BE(Math.round(seconds * perSecond), at + 12)
  }
  return forged
}
