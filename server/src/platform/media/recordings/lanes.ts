import { EncodedAudioPacketSource, EncodedPacketSink, EncodedVideoPacketSource, type EncodedPacket, type Output } from 'mediabunny'
import { type ChosenSound, type ChosenVideo, type Measure, firstShown } from '#server/platform/media/recordings/recording-tracks'
import { withoutComments } from '#server/platform/media/recordings/vorbis'

/** A recording whose last packets are missing. */
export class CutOff extends Error {
  override readonly name = 'CutOff'
}

/** One track on its way into a new file, packet by packet. */
export interface Lane {
  /** When the next packet is shown, in seconds; null behind the last one. */
  next(): number | null
  /** Copies the next packet so many seconds earlier. Rejects with `CutOff` when the packets end before all that were counted have come. */
  copyNext(earlier: number): Promise<void>
}

export async function videoLane(output: Output, { track, codec, packets }: ChosenVideo & Measure): Promise<Lane> {
  const source = new EncodedVideoPacketSource(codec)
  const [rotation, flip] = await Promise.all([track.getRotation(), track.getFlip()])
  const turned = output.format.supportsVideoTransformationMetadata ? { rotation, flip } : {}
  output.addVideoTrack(source, { ...turned, maximumPacketCount: packets })
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  const copy = (packet: EncodedPacket): Promise<void> => source.add(packet, decoderConfig && { decoderConfig })
  return laneOf(new EncodedPacketSink(track).packets(await firstShown(track)), packets, copy, () => source.close())
}

export async function soundLane(output: Output, { track, codec, packets }: ChosenSound & Measure): Promise<Lane> {
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source, { maximumPacketCount: packets })
  const given = (await track.getDecoderConfig()) ?? undefined
  const decoderConfig = given && codec === 'vorbis' ? withoutComments(given) : given
  const copy = (packet: EncodedPacket): Promise<void> => source.add(packet, decoderConfig && { decoderConfig })
  return laneOf(new EncodedPacketSink(track).packets(await firstShown(track)), packets, copy, () => source.close())
}

async function laneOf(
  packets: AsyncGenerator<EncodedPacket>,
  count: number,
  copy: (packet: EncodedPacket) => Promise<void>,
  close: () => void,
): Promise<Lane> {
  const take = async (): Promise<EncodedPacket | null> => (await packets.next()).value ?? null
  let packet = await take()
  let left = count
  const end = async (): Promise<void> => {
    packet = null
    await packets.return(undefined)
    close()
  }
  return {
    next: () => packet && packet.timestamp,
    copyNext: async (earlier) => {
      if (packet === null) return
      await copy(packet.clone({ timestamp: packet.timestamp - earlier }))
      left -= 1
      if (left === 0) return end()
      packet = await take()
      if (packet === null) throw new CutOff('The file ends before its index does')
    },
  }
}
