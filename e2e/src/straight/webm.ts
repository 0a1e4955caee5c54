import { randomBytes } from 'node:crypto'

const FRAME_MS = 100
const FRAMES_A_CLUSTER = 10
/** What every key picture of VP8 begins with; what follows is noise, which is copied but never shown. */
const keyPicture = Buffer.from('1000009d012a4001f000', 'hex')

/** An element of Matroska: its id, its length in eight bytes, what it holds. */
function element(id: string, ...held: readonly Buffer[]): Buffer {
  const body = Buffer.concat(held)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n))
  return Buffer.concat([Buffer.from(id, 'hex'), length, body])
}
function number(id: string, value: number): Buffer {
  const body = Buffer.alloc(4)
  body.writeUInt32BE(value)
  return element(id, body)
}
const words = (id: string, text: string): Buffer => element(id, Buffer.from(text))

function block(index: number, bytes: number): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80])
  head.writeInt16BE((index % FRAMES_A_CLUSTER) * FRAME_MS, 1)
  return element('a3', head, keyPicture, randomBytes(bytes - keyPicture.length))
}

/** A silent WebM of this many seconds and about this many bytes, which may say that it lasts for others; its pictures are noise. */
export function webmFile(seconds: number, bytes: number, says = seconds): Buffer {
  const frames = (seconds * 1000) / FRAME_MS
  const each = Math.floor(bytes / frames)
  const head = element('1a45dfa3', words('4282', 'webm'), number('4287', 2), number('4285', 2))
  const picture = element('e0', number('b0', 320), number('ba', 240))
  const track = element(
    'ae',
    number('d7', 1),
    number('73c5', 1),
    number('83', 1),
    words('86', 'V_VP8'),
    number('23e383', FRAME_MS * 1e6),
    picture,
  )
  const clusters = Array.from({ length: Math.ceil(frames / FRAMES_A_CLUSTER) }, (_, cluster) => {
    const first = cluster * FRAMES_A_CLUSTER
    const blocks = Array.from({ length: Math.min(FRAMES_A_CLUSTER, frames - first) }, (_each, index) => block(first + index, each))
    return element('1f43b675', number('e7', first * FRAME_MS), ...blocks)
  })
  const length = Buffer.alloc(8)
  length.writeDoubleBE(says * 1000)
  const info = element('1549a966', number('2ad7b1', 1e6), element('4489', length), words('4d80', 'journeys'), words('5741', 'journeys'))
  return Buffer.concat([head, element('18538067', info, element('1654ae6b', track), ...clusters)])
}
