import { EncodedPacketSink, type AudioCodec, type InputAudioTrack, type InputVideoTrack, type VideoCodec } from 'mediabunny'

interface Chosen<Track, Codec> {
  readonly track: Track
  readonly codec: Codec
}
export type ChosenVideo = Chosen<InputVideoTrack, VideoCodec>
export type ChosenSound = Chosen<InputAudioTrack, AudioCodec>

/** What the packets of a track tell, whatever its headers claim. Times are in seconds. */
export interface Measure {
  readonly packets: number
  readonly start: number
  readonly end: number
}

/** The first track of a codec that browsers play; null without one. */
export async function firstPlayable<Codec, Track extends { getCodec(): Promise<Codec | null> }>(
  tracks: readonly Track[],
  codecs: readonly Codec[],
): Promise<Chosen<Track, Codec> | null> {
  for (const track of tracks) {
    const codec = await track.getCodec()
    if (codec !== null && codecs.includes(codec)) return { track, codec }
  }
  return null
}

/** Walks the packets until they have lasted for longer than `limit` seconds. */
export async function measure(track: InputVideoTrack | InputAudioTrack, limit: number): Promise<Measure> {
  let [packets, start, end] = [0, Infinity, -Infinity]
  for await (const { timestamp, duration } of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
    packets += 1
    start = Math.min(start, timestamp)
    end = Math.max(end, timestamp + duration)
    if (end - start > limit) break
  }
  return { packets, start, end }
}
