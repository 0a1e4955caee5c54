/** An empty Vorbis comment header: type and name, no vendor, no comments, the framing bit. */
const EMPTY_COMMENTS = Buffer.from('\x03vorbis\0\0\0\0\0\0\0\0\x01', 'latin1')
const HEADERS_LESS_ONE = 2

/** Xiph lacing: bytes of 255 add up until a smaller one ends the number. */
function readLength(bytes: Uint8Array, from: number): { length: number; next: number } {
  let [length, next] = [0, from]
  for (;;) {
    const byte = bytes[next]
    if (byte === undefined) throw new Error('The Vorbis headers end too early')
    length += byte
    next += 1
    if (byte < 255) return { length, next }
  }
}
const lacing = (length: number): number[] => [...Array<number>(Math.floor(length / 255)).fill(255), length % 255]

/** Decoder settings whose comments (where, when, with what) are gone. Throws on headers that cannot be read. */
export function withoutComments(config: AudioDecoderConfig): AudioDecoderConfig {
  if (config.description === undefined) return config
  const given = config.description
  const bytes = ArrayBuffer.isView(given) ? new Uint8Array(given.buffer, given.byteOffset, given.byteLength) : new Uint8Array(given)
  if (bytes[0] !== HEADERS_LESS_ONE) throw new Error('The Vorbis headers are not three')
  const identification = readLength(bytes, 1)
  const comments = readLength(bytes, identification.next)
  const setupAt = comments.next + identification.length + comments.length
  const description = Buffer.concat([
    Buffer.from([HEADERS_LESS_ONE, ...lacing(identification.length), ...lacing(EMPTY_COMMENTS.length)]),
    bytes.subarray(comments.next, comments.next + identification.length),
    EMPTY_COMMENTS,
    bytes.subarray(setupAt),
  ])
  return { ...config, description }
}
