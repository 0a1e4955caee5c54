import {
  EncodedPacketSink,
  type AudioCodec,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
  type VideoCodec,
} from 'mediabunny'

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

/** An end is written less finely than a packet's time. */
const LEAST_SECONDS = 0.002

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

/**
 * The packet that a track is shown from: of an MP4 whose beginning was cut off by an edit list, and so lies before zero, the last one
 * there that builds on no other. Undefined for the first packet.
 */
export async function firstShown(track: InputVideoTrack | InputAudioTrack): Promise<EncodedPacket | undefined> {
  if ((await track.getFirstTimestamp()) >= 0) return undefined
  return (await new EncodedPacketSink(track).getKeyPacket(0)) ?? undefined
}

/**
 * Walks the packets that are shown, which end at `until`, until they have lasted for longer than `limit` seconds. What lies beyond the end
 * counts only where it stands before something that is shown, which may build on it.
 */
export async function measure(track: InputVideoTrack | InputAudioTrack, until: number, limit: number): Promise<Measure> {
  let [packets, start, end, walked] = [0, Infinity, -Infinity, 0]
  const first = await firstShown(track)
  for await (const { timestamp, duration } of new EncodedPacketSink(track).packets(first, undefined, { metadataOnly: true })) {
    walked += 1
    if (timestamp >= until - LEAST_SECONDS) continue
    packets = walked
    start = Math.min(start, timestamp)
    end = Math.max(end, Math.min(timestamp + duration, until))
    if (end - Math.max(0, start) > limit) break
  }
  return { packets, start, end }
}
