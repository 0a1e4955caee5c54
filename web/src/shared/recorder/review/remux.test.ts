import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { afterEach, expect, it, vi } from 'vitest'
import { CutOff } from '#web/shared/recorder/review/cut-off'
import { remux } from '#web/shared/recorder/review/remux'
import { UnshownPicture } from '#web/shared/recorder/review/shown'

afterEach(() => void vi.unstubAllGlobals())

const PACKET_SECONDS = 0.02
/** Two seconds of silence as browsers record it: no length, no index, no sizes. */
async function liveSound(): Promise<ArrayBuffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat({ appendOnly: true }), target })
  const sound = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(sound)
  await output.start()
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 }
  for (let index = 0; index < 2 / PACKET_SECONDS; index += 1)
    await sound.add(new EncodedPacket(new Uint8Array([0xf8, 0xff, 0xfe]), 'key', index * PACKET_SECONDS, PACKET_SECONDS), { decoderConfig })
  await output.finalize()
  return target.buffer ?? new ArrayBuffer(0)
}

it('a WebM without sizes is read to its end, whatever stands behind it', async () => {
  const { seconds } = await remux(new Blob([await liveSound(), new Uint8Array(64)]))
  expect(seconds).toBeCloseTo(2, 1)
})

it('a recording whose end wasn’t copied is told', async () => {
  await expect(remux(new Blob([(await liveSound()).slice(0, 500)]))).rejects.toThrow(CutOff)
})

/** Five seconds of pictures, of which an edit list shows those from the first to the third second. */
async function editedVideo(): Promise<Blob> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const pictures = new EncodedVideoPacketSource('vp9')
  output.addVideoTrack(pictures)
  await output.start()
  const decoderConfig = { codec: 'vp09.00.10.08', codedWidth: 320, codedHeight: 240 }
  const picture = Uint8Array.from([0x82, 0x49, 0x83, 0x42, 0, 0x13, 0xf0, 0x0e, 0xf6])
  for (let index = -1; index < 4; index += 0.5) await pictures.add(new EncodedPacket(picture, 'key', index, 0.5), { decoderConfig })
  await output.finalize()
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0))
  const text = new TextDecoder('latin1').decode(bytes)
  const view = new DataView(bytes.buffer)
  view.setUint32(text.indexOf('elst') + 12, 2 * view.getUint32(text.indexOf('mvhd') + 16))
  return new Blob([bytes])
}

it('what an edit list cut off the end of a video is gone', async () => {
  expect((await remux(await editedVideo())).seconds).toBeCloseTo(2, 1)
})

/** The settings of an HEVC picture, main profile, without the pictures' own. */
const hevcSettings = Uint8Array.from([1, 1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 93, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, 0])
async function hevcVideo(): Promise<Blob> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const pictures = new EncodedVideoPacketSource('hevc')
  output.addVideoTrack(pictures)
  await output.start()
  const decoderConfig = { codec: 'hvc1.1.6.L93.90', codedWidth: 320, codedHeight: 240, description: hevcSettings }
  for (let index = 0; index < 3; index += 1)
    await pictures.add(new EncodedPacket(Uint8Array.from([0, 0, 0, 2, 0x26, 1]), 'key', index, 1), { decoderConfig })
  await output.finalize()
  return new Blob([target.buffer ?? new ArrayBuffer(0)])
}
const browserThatPlays = (answer: CanPlayTypeResult) => vi.stubGlobal('document', { createElement: () => ({ canPlayType: () => answer }) })

it('a video in HEVC is taken where the browser shows it, and told apart where it doesn’t', async () => {
  browserThatPlays('probably')
  expect((await remux(await hevcVideo())).seconds).toBeCloseTo(3, 1)
  browserThatPlays('')
  await expect(remux(await hevcVideo())).rejects.toThrow(UnshownPicture)
})
