import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutComments } from '#server/platform/media/recordings/vorbis'

const lacing = (length: number): Buffer => Buffer.from([...Array<number>(Math.floor(length / 255)).fill(255), length % 255])
const headers = (identification: Buffer, comments: Buffer, setup: Buffer): Buffer =>
  Buffer.concat([Buffer.from([2]), lacing(identification.length), lacing(comments.length), identification, comments, setup])
const bytes = fc.uint8Array({ maxLength: 700 }).map((array) => Buffer.from(array))

test('the comments of a Vorbis track go, whatever they are, and all else stays', () => {
  const empty = Buffer.from('\x03vorbis\0\0\0\0\0\0\0\0\x01', 'latin1')
  fc.assert(
    fc.property(bytes, bytes, bytes, (identification, comments, setup) => {
      const config = { codec: 'vorbis', numberOfChannels: 1, sampleRate: 48_000, description: headers(identification, comments, setup) }
      expect(withoutComments(config).description).toEqual(headers(identification, empty, setup))
    }),
  )
})
