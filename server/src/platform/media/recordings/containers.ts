import {
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  WebMOutputFormat,
  type AudioCodec,
  type OutputFormat,
  type VideoCodec,
} from 'mediabunny'
import type { UploadType } from '@evenshift/contract/states/upload'

/** A family of containers: the codecs that browsers play in it, and the clean file that is made of it. */
export interface Container {
  readonly name: 'mp4' | 'webm' | 'ogg' | 'mpeg'
  readonly video: readonly VideoCodec[]
  readonly sound: readonly AudioCodec[]
  readonly output: () => OutputFormat
}
// The index goes in front, into room that is kept for it: playing starts before all is there, and nothing is held in memory meanwhile.
const mp4: Container = {
  name: 'mp4',
  video: ['avc', 'hevc', 'av1', 'vp9'],
  sound: ['aac', 'mp3', 'opus'],
  output: () => new Mp4OutputFormat({ fastStart: 'reserve' }),
}
const webm: Container = { name: 'webm', video: ['vp8', 'vp9', 'av1'], sound: ['opus', 'vorbis'], output: () => new WebMOutputFormat() }
const ogg: Container = { name: 'ogg', video: [], sound: ['opus', 'vorbis'], output: () => new OggOutputFormat() }
const mpeg: Container = { name: 'mpeg', video: [], sound: ['mp3'], output: () => new Mp3OutputFormat() }

export const containers = {
  'video/mp4': mp4,
  'video/quicktime': mp4,
  'audio/mp4': mp4,
  'video/webm': webm,
  'audio/webm': webm,
  'audio/ogg': ogg,
  'audio/mpeg': mpeg,
} as const satisfies Partial<Record<UploadType, Container>>
export type RecordingType = keyof typeof containers
